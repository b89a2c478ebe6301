import { useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { deleteVersion, type NamedVersion } from '../../contract/versions.ts'
import { AskFirst } from '../kit/AskFirst.tsx'
import { showFault, showToast } from '../kit/toasts/toast.ts'
import { AskToBringBack } from './AskToBringBack.tsx'
import { useVersionChange } from './queries.ts'
import { RenameForm } from './RenameForm.tsx'
import { versionComparisonAddress, versionAddress } from './version-address.ts'
import type { VersionedDocument } from './versioned-document.ts'
import styles from './VersionEntry.module.css'
import { sizeText, timeText, versionName } from './words.ts'

interface VersionEntryProps {
  version: NamedVersion
  document: VersionedDocument
  /** Closes the list. */
  onClose: () => void
}

/** A version in the list: its name, who kept it and when, and its actions. */
export function VersionEntry({ version, document, onClose }: VersionEntryProps) {
  const { t, i18n } = useTranslation()
  const [doing, setDoing] = useState<'rename' | 'delete' | 'bringBack' | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const { mutate, isPending } = useVersionChange(deleteVersion)
  const end = () => setDoing(null)
  const name = versionName(version, t)
  const leaving = { document, onClose }
  const { id, note, author, createTime, isAutomatic, mayChange } = version
  const by = isAutomatic ? t('versions.automatic') : author.nickname || t('versions.nobody')
  // Saves first, so that the automatic version of the present state contains what was typed.
  const askToBringBack = async () => {
    if (isSaving) return
    setIsSaving(true)
    const isSaved = await document.saveFirst()
    setIsSaving(false)
    if (isSaved) setDoing('bringBack')
    else showFault(t('versions.keep.unsaved'))
  }
  if (doing === 'rename')
    return (
      <li className={styles['entry']}>
        <RenameForm version={version} onEnd={end} />
      </li>
    )
  return (
    <li className={styles['entry']}>
      <p className={styles['name']}>{name}</p>
      <p className={styles['meta']}>
        {[by, timeText(createTime, i18n.language), sizeText(version, t, i18n.language)].join(' · ')}
      </p>
      {note && <p className={styles['note']}>{note}</p>}
      <div className={styles['deeds']}>
        <SavedFirstLink to={versionAddress(id)} deed={t('versions.look')} name={name} {...leaving} />
        <SavedFirstLink to={versionComparisonAddress(id)} deed={t('versions.compare')} name={name} {...leaving} />
        {document.mayEdit && (
          <button
            type="button"
            className={styles['deed']}
            aria-label={t('versions.deedOf', { deed: t('versions.shown.bringBack'), name })}
            aria-busy={isSaving}
            onClick={() => void askToBringBack()}
          >
            {t('versions.shown.bringBack')}
          </button>
        )}
        {mayChange &&
          (['rename', 'delete'] as const).map((deed) => (
            <button
              key={deed}
              type="button"
              className={styles['deed']}
              aria-label={t('versions.deedOf', { deed: t(`versions.${deed}`), name })}
              onClick={() => setDoing(deed)}
            >
              {t(`versions.${deed}`)}
            </button>
          ))}
      </div>
      {doing === 'bringBack' && <AskToBringBack named={version} thing={document} onCancel={end} onBack={onClose} />}
      {doing === 'delete' && (
        <AskFirst
          question={t('versions.askDelete', { name })}
          deed={t('versions.delete')}
          cancelLabel={t('versions.cancel')}
          isFinal
          isBusy={isPending}
          onCancel={end}
          onDo={() => mutate({ id }, { onSuccess: () => showToast(t('versions.deleted', { name })), onSettled: end })}
        />
      )}
    </li>
  )
}

interface SavedFirstLinkProps {
  to: string
  deed: string
  name: string
  document: VersionedDocument
  onClose: () => void
}

/** A link that leaves after everything is saved, because the next page shows the server's state. */
function SavedFirstLink({ to, deed, name, document, onClose }: SavedFirstLinkProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isSaving, setIsSaving] = useState(false)
  const go = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setIsSaving(true)
    await document.saveFirst()
    // Replaces the drawer's own history entry.
    await navigate(to, { replace: true })
    // The page stays mounted, so the drawer must be closed when the reader comes back.
    onClose()
  }
  return (
    <Link
      to={to}
      className={styles['deed']}
      aria-label={t('versions.deedOf', { deed, name })}
      aria-busy={isSaving}
      onClick={(event) => void go(event)}
    >
      {deed}
    </Link>
  )
}
