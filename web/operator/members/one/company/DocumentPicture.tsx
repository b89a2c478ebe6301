import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompanyDocument } from '../../../../../contract/company.ts'
import { RetryButton } from '../../../../errors/RetryButton.tsx'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import styles from './CompanyDocuments.module.css'
import { memberDocument } from './member-document.ts'

/** A document that is a picture, as a thumbnail; a press shows it as large as the window. */
export function DocumentPicture({ document: { id, name } }: { document: CompanyDocument }) {
  const { t } = useTranslation()
  const [isLarge, setIsLarge] = useState(false)
  const { data, error, refetch } = useQuery(memberDocument(id))
  const address = useAddressOf(data)
  if (error) {
    return (
      <p className={styles['failed']}>
        {t('keptMembers.pictureFailed', { name })} <RetryButton look="inline" onRetry={() => void refetch()} />
      </p>
    )
  }
  if (!address) return <output className={styles['skeleton']} aria-label={t('loading')} />
  return (
    <>
      <button
        type="button"
        className={styles['thumbnail']}
        aria-haspopup="dialog"
        aria-label={t('keptMembers.enlarge', { name })}
        onClick={() => setIsLarge(true)}
      >
        <img src={address} alt="" width={1} height={1} />
      </button>
      {isLarge && (
        <Dialog title={name} closeLabel={t('keptMembers.close')} width={1280} isOpen onClose={() => setIsLarge(false)}>
          <LargePicture address={address} name={name} />
        </Dialog>
      )}
    </>
  )
}

/** Fits the window; a press shows it at its own size, where the small print can be read. */
function LargePicture({ address, name }: { address: string; name: string }) {
  const { t } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  return (
    <div className={styles['room']}>
      <button
        type="button"
        className={styles['large']}
        aria-pressed={isWhole}
        aria-label={t('keptMembers.ownSize', { name })}
        onClick={() => setIsWhole(!isWhole)}
      >
        <img src={address} alt={t('keptMembers.pictureOf', { name })} />
      </button>
    </div>
  )
}

/** An object URL of downloaded content; null for a moment. */
function useAddressOf(content: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  // Object URLs hold memory until they are revoked.
  useEffect(() => {
    if (!content) return undefined
    const own = URL.createObjectURL(content)
    // oxlint-disable-next-line react/set-state-in-effect -- a page that was hidden gave it back, and is shown again
    setAddress(own)
    return () => URL.revokeObjectURL(own)
  }, [content])
  return content ? address : null
}
