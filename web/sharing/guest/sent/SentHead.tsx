import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../../errors/report.ts'
import { Button } from '../../../kit/Button.tsx'
import { LatePart } from '../../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../../kit/late/lazy-component.tsx'
import { Menu } from '../../../kit/Menu.tsx'
import { dayOf, endOf } from '../../../kit/moments.ts'
import type { Shown, ShownVersion } from './queries.ts'

const VersionChanges = lazyComponent(async () => (await import('./VersionChanges.tsx')).VersionChanges)

/** Told as of today, not as it was sent. */
const PASSING = ['certificates', 'stock', 'leadTime'] as const

interface SentHeadProps {
  token: string
  shown: Shown
  version: ShownVersion
  onChoose: (number: number) => void
}

/** Which project and version this is, the way to the others, and what it changed. */
export function SentHead({ token, shown, version, onChoose }: SentHeadProps) {
  const { t, i18n } = useTranslation()
  const { projectName, ownerName, versions, expiresAt, fields } = shown
  const { number, sendTime } = version
  const day = (moment: number) => dayOf(moment, i18n.language)
  const today = PASSING.filter((field) => fields.includes(field)).map((field) => t(`sent.passing.${field}`))
  const what = new Intl.ListFormat(i18n.language).format(today)
  return (
    <header className="grid gap-8">
      <p className="text-meta text-second wrap-anywhere">{t('sent.by', { name: ownerName, date: day(sendTime) })}</p>
      <h1 className="text-page leading-tight wrap-anywhere">{projectName}</h1>
      <div className="flex flex-wrap items-center gap-x-18 gap-y-8">
        {versions.length > 1 ? (
          <>
            <p className="hidden print:block">{t('sent.version', { number })}</p>
            <Menu
              label={t('sent.otherVersion')}
              text={t('sent.version', { number })}
              isSmall
              items={versions.map((one) => ({
                label: t('sent.versionOn', { number: one.number, date: day(one.sendTime) }),
                isCurrent: one.number === number,
                onPress: () => onChoose(one.number),
              }))}
            />
          </>
        ) : (
          <p className="font-medium">{t('sent.version', { number })}</p>
        )}
      </div>
      {versions.some((one) => one.number < number) && <Changes token={token} number={number} />}
      <div className="flex flex-wrap gap-x-18 gap-y-4 text-meta text-second">
        {what && <p>{t('sent.today', { what })}</p>}
        <p className="print:hidden">{t('shared.openUntil', { date: endOf(expiresAt, i18n.language) })}</p>
      </div>
    </header>
  )
}

function Changes({ token, number }: { token: string; number: number }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div className="grid justify-items-start gap-8 print:hidden">
      <Button
        look="inline"
        label={t('sent.changes.title', { number })}
        isOpen={isOpen}
        controls={id}
        onPress={() => setIsOpen(!isOpen)}
      />
      <div id={id} className="w-full">
        {isOpen && (
          <LatePart onFailure={reportFailure}>
            <VersionChanges token={token} number={number} />
          </LatePart>
        )}
      </div>
    </div>
  )
}
