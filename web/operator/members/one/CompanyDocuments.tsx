import { IconDownload } from '@tabler/icons-react'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompanyDocument } from '../../../../contract/company.ts'
import { getMemberDocument } from '../../../../contract/members-kept.ts'
import { RetryButton } from '../../../errors/RetryButton.tsx'
import { callForFile } from '../../../file-call.ts'
import { AreaButton, Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { saveFile } from '../../../kit/files/save-file.ts'
import { sizeText } from '../../../kit/files/size-text.ts'

/** A company's documents: pictures are shown, and all can be downloaded. PDFs are never opened here. */
export function CompanyDocuments({ documents }: { documents: readonly CompanyDocument[] }) {
  const { t } = useTranslation()
  if (documents.length === 0) return null
  return (
    <ul className="grid w-full gap-x-20 gap-y-16 columns-fill-210" aria-label={t('keptMembers.documents')}>
      {documents.map((document) => (
        <li key={document.id} className="grid min-w-0 content-start justify-items-start gap-8">
          {document.mediaType.startsWith('image/') && <Picture document={document} />}
          <Download document={document} />
        </li>
      ))}
    </ul>
  )
}

const THUMBNAIL = 'block h-180 w-full overflow-hidden rounded-md border'

/** As a thumbnail; a press shows it as large as the window. */
function Picture({ document: { id, name } }: { document: CompanyDocument }) {
  const { t } = useTranslation()
  const [isLarge, setIsLarge] = useState(false)
  const { data, error, refetch } = useQuery(memberDocument(id))
  const address = useAddressOf(data)
  if (error) {
    return (
      <p className="text-meta text-bad">
        {t('keptMembers.pictureFailed', { name })} <RetryButton look="inline" onRetry={() => void refetch()} />
      </p>
    )
  }
  if (!address) return <output className={`${THUMBNAIL} bg-skeleton`} aria-label={t('loading')} />
  return (
    <>
      <AreaButton
        label={t('keptMembers.enlarge', { name })}
        className={`${THUMBNAIL} cursor-zoom-in hover:border-control`}
        opens="dialog"
        onPress={() => setIsLarge(true)}
      >
        <img src={address} alt="" width={1} height={1} className="size-full object-contain" />
      </AreaButton>
      {isLarge && (
        <Dialog title={name} closeLabel={t('kit.close')} width={1280} isOpen onClose={() => setIsLarge(false)}>
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
    <div className="overflow-auto">
      <AreaButton
        label={t('keptMembers.ownSize', { name })}
        className={`block min-w-full ${isWhole ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
        isOn={isWhole}
        onPress={() => setIsWhole(!isWhole)}
      >
        <img
          src={address}
          alt={t('keptMembers.pictureOf', { name })}
          className={`mx-auto block ${isWhole ? '' : 'max-w-full'}`}
        />
      </AreaButton>
    </div>
  )
}

/** Saves a document. */
function Download({ document: { id, name, bytes } }: { document: CompanyDocument }) {
  const { t, i18n } = useTranslation()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(name, await client.fetchQuery(memberDocument(id))),
  })
  return (
    <p className="flex flex-wrap items-center gap-x-12 gap-y-4">
      <Button
        label={name}
        about={t('keptMembers.download')}
        icon={IconDownload}
        isSmall
        isBusy={isPending}
        onPress={() => mutate()}
      />
      <span className="text-meta whitespace-nowrap text-second">{sizeText(bytes, i18n.language)}</span>
    </p>
  )
}

/** A document's content; it has no address that the browser could open by itself. */
const memberDocument = (id: string) =>
  queryOptions({
    queryKey: [getMemberDocument.path, { id }],
    queryFn: async ({ signal }) => {
      const waiting = { signal, onPlace: () => {}, onProgress: () => {} }
      const { content } = await callForFile(getMemberDocument, { id }, waiting)
      return content
    },
    meta: { isMembers: true, isSilent: true },
    // It never changes, and is not cached after it is closed.
    staleTime: Infinity,
    gcTime: 0,
  })

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
