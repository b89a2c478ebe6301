import '../../../locales/share-texts.ts'
import { useTranslation } from 'react-i18next'
import { exportDecision, exportSent, type Decision } from '../../../../contract/sharing/sending-calls.ts'
import { sharedFileFormats } from '../../../../contract/sharing/shown-calls.ts'
import { Button } from '../../../kit/Button.tsx'
import { ProgressLine } from '../../../kit/ProgressLine.tsx'
import { useFileSaving } from '../file-saving.ts'

/** Saves a version as a PDF, or as a table. */
export function VersionFiles({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation()
  const language = useFileLanguage()
  const { save, isPending } = useFileSaving(exportSent)
  return (
    <>
      {sharedFileFormats.map((format) => (
        <Button
          key={format}
          look="inline"
          label={t(`sending.files.${format}`)}
          about={name}
          isBusy={isPending}
          onPress={() => save({ id, format, language })}
        />
      ))}
      {isPending && <ProgressLine label={t('share.making')} />}
    </>
  )
}

/** Saves a client's decision with what it was given on. */
export function SignedFile({ decision: { id, name } }: { decision: Pick<Decision, 'id' | 'name'> }) {
  const { t } = useTranslation()
  const language = useFileLanguage()
  const { save, isPending } = useFileSaving(exportDecision)
  return (
    <div>
      <Button
        look="inline"
        label={t('sending.files.signed')}
        about={name}
        isBusy={isPending}
        onPress={() => save({ id, language })}
      />
      {isPending && <ProgressLine label={t('share.making')} />}
    </div>
  )
}

function useFileLanguage(): 'en' | 'zh-CN' {
  return useTranslation().i18n.resolvedLanguage === 'zh-CN' ? 'zh-CN' : 'en'
}
