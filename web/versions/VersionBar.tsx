import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { includesRight } from '../../contract/collaboration/rights.ts'
import type { NamedVersion, VersionedThing } from '../../contract/versions.ts'
import buttons from '../kit/buttons.module.css'
import { momentOf } from '../kit/moments.ts'
import { AskToBringBack } from './AskToBringBack.tsx'
import { addressOfThing, versionComparisonAddress } from './version-address.ts'
import styles from './VersionBar.module.css'
import { versionName } from './words.ts'

/** Says which version is shown, and offers its actions. */
export function VersionBar({ named, thing }: { named: NamedVersion; thing: VersionedThing }) {
  const { t, i18n } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const navigate = useNavigate()
  const name = versionName(named, t)
  const by = named.author.nickname || t('versions.nobody')
  return (
    <div className={styles['bar']} role="note">
      <IconHistory aria-hidden />
      <div className={styles['words']}>
        <p className={styles['says']}>{t('versions.shown.says', { name, thing: thing.name })}</p>
        <p className={styles['by']}>
          {t('versions.shown.by', { name: by, moment: momentOf(named.createTime, i18n.language) })}
        </p>
        {named.note && <p className={styles['note']}>{named.note}</p>}
      </div>
      {/* The question takes their place; afterwards the pressed button has the focus again. */}
      <div className={styles['deeds']} hidden={isAsking}>
        <Link className={buttons['plain']} to={addressOfThing(named)}>
          {t('versions.shown.close')}
        </Link>
        <Link className={buttons['plain']} to={versionComparisonAddress(named.id)}>
          {t('versions.compare')}
        </Link>
        {includesRight(thing.right, 'edit') && (
          <button type="button" className={buttons['filled']} onClick={() => setIsAsking(true)}>
            {t('versions.shown.bringBack')}
          </button>
        )}
      </div>
      {isAsking && (
        <div className={styles['asking']}>
          <AskToBringBack
            named={named}
            thing={thing}
            onCancel={() => setIsAsking(false)}
            onBack={() => navigate(addressOfThing(named))}
          />
        </div>
      )}
    </div>
  )
}
