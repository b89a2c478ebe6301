import { useTranslation } from 'react-i18next'
import type { NamedVersion, VersionedThing } from '../../contract/versions.ts'
import { AskFirst } from '../kit/AskFirst.tsx'
import { useBringBack } from './bring-back.ts'
import { versionName } from './words.ts'

interface AskToBringBackProps {
  named: NamedVersion
  thing: Pick<VersionedThing, 'name' | 'version'>
  onCancel: () => void
  /** Shows the board or list. */
  onBack: () => void | Promise<void>
}

/** Asks before a version replaces the present state. */
export function AskToBringBack({ named, thing, onCancel, onBack }: AskToBringBackProps) {
  const { t } = useTranslation()
  const { bringBack, isBusy } = useBringBack({ named, thing, onBack })
  return (
    <AskFirst
      question={t('versions.shown.ask', { name: versionName(named, t), thing: thing.name })}
      deed={t('versions.shown.bringBack')}
      cancelLabel={t('versions.cancel')}
      isBusy={isBusy}
      onCancel={onCancel}
      onDo={() => void bringBack()}
    />
  )
}
