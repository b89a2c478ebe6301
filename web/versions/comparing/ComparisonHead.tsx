import { IconArrowsLeftRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { includesRight } from '../../../contract/collaboration/rights.ts'
import type { Comparison, NamedVersion } from '../../../contract/versions.ts'
import buttons from '../../kit/buttons.module.css'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { momentOf } from '../../kit/moments.ts'
import { AskToBringBack } from '../AskToBringBack.tsx'
import { versionsOf } from '../queries.ts'
import { addressOfThing, versionComparisonAddress, versionAddress } from '../version-address.ts'
import { versionName } from '../words.ts'
import styles from './ComparedVersions.module.css'

/** The present state instead of a version. */
const NOW = 'now'

/** The head of a comparison: which states it compares, and its links. */
export function ComparisonHead({ title, comparison }: { title: string; comparison: Comparison }) {
  const { before, after, thing } = comparison
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const { named } = before
  const { data: versions = [] } = useQuery({ ...versionsOf(named ?? NONE), enabled: named !== null })
  if (!named) return null
  const known = versions.some(({ id }) => id === named.id) ? versions : [named, ...versions]
  const options = known.map((version) => ({ value: version.id, label: optionText(version) }))
  const afterId = after.named?.id ?? NOW
  const compare = (id: string, otherId: string) =>
    void navigate(versionComparisonAddress(id, otherId === NOW ? undefined : otherId), { replace: true })
  function optionText(version: NamedVersion): string {
    return `${versionName(version, t)} · ${momentOf(version.createTime, i18n.language)}`
  }
  return (
    <header className={styles['head']}>
      <h1>{title}</h1>
      <div className={styles['pickers']}>
        <SelectField
          label={t('versions.compared.before')}
          options={options}
          value={named.id}
          onChange={(id) => compare(id, afterId)}
        />
        {after.named && (
          <button
            type="button"
            className={buttons['framed']}
            aria-label={t('versions.compared.swap')}
            title={t('versions.compared.swap')}
            onClick={() => compare(afterId, named.id)}
          >
            <IconArrowsLeftRight />
          </button>
        )}
        <SelectField
          label={t('versions.compared.after')}
          options={[{ value: NOW, label: t('versions.compared.now') }, ...options]}
          value={afterId}
          onChange={(id) => compare(named.id, id)}
        />
        <div className={styles['ways']} hidden={isAsking}>
          <Link className={buttons['plain']} to={versionAddress(named.id)}>
            {t('versions.compared.look', { name: versionName(named, t) })}
          </Link>
          <Link className={buttons['plain']} to={addressOfThing(named)}>
            {t('versions.shown.close')}
          </Link>
          {includesRight(thing.right, 'edit') && (
            <button type="button" className={buttons['filled']} onClick={() => setIsAsking(true)}>
              {t('versions.compared.bringBack', { name: versionName(named, t) })}
            </button>
          )}
        </div>
      </div>
      {isAsking && (
        <div className={styles['asking']}>
          <AskToBringBack
            key={named.id}
            named={named}
            thing={thing}
            onCancel={() => setIsAsking(false)}
            onBack={() => navigate(addressOfThing(named))}
          />
        </div>
      )}
    </header>
  )
}

const NONE = { kind: 'board', refId: '' } as const
