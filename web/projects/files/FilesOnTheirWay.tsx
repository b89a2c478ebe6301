import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/Button.tsx'
import { Progress } from '../../kit/Progress.tsx'
import type { SendingFile } from './sending-files.ts'

/** Files that are being added, each with its progress and the way to cancel it; those that failed say why. */
export function FilesOnTheirWay({ sending }: { sending: readonly SendingFile[] }) {
  const { t } = useTranslation()
  return (
    sending.length > 0 && (
      <ul
        className="mb-20 grid gap-12 rounded-md border border-hairline p-16"
        aria-label={t('projectFiles.sendingList')}
      >
        {sending.map((one) => (
          <OnItsWay key={one.key} one={one} />
        ))}
      </ul>
    )
  )
}

function OnItsWay({ one: { name, state, stop } }: { one: SendingFile }) {
  const { t } = useTranslation()
  const isFailed = state.is === 'failed'
  return (
    <li className="flex flex-wrap items-center gap-x-16 gap-y-6">
      <div className="grid min-w-150 flex-1 gap-4 wrap-anywhere">
        <p>{name}</p>
        {state.is === 'waiting' && <p className="text-meta text-second">{t('projectFiles.waits')}</p>}
        {state.is === 'sending' && <Sent name={name} share={state.share} />}
        <p className="text-meta text-bad empty:hidden" role="alert">
          {isFailed && t('projectFiles.notSent', { reason: state.reason })}
        </p>
      </div>
      {isFailed && state.again && <Button label={t('projectFiles.again')} about={name} isSmall onPress={state.again} />}
      <Button
        label={t(isFailed ? 'projectFiles.forget' : 'projectFiles.stop')}
        about={name}
        look="quiet"
        isSmall
        onPress={stop}
      />
    </li>
  )
}

function Sent({ name, share }: { name: string; share: number | null }) {
  const { t } = useTranslation()
  const isSent = share === null
  const label = isSent
    ? t('projectFiles.keeping', { name })
    : t('projectFiles.sending', { name, percent: Math.floor(share * 100) })
  return <Progress label={label} {...(!isSent && { done: share, most: 1 })} />
}
