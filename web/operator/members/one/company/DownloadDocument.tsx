import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CompanyDocument } from '../../../../../contract/company.ts'
import { saveFile } from '../../../../kit/files/save-file.ts'
import { sizeText } from '../../../../kit/files/size-text.ts'
import styles from './CompanyDocuments.module.css'
import { memberDocument } from './member-document.ts'

/** Saves a document. */
export function DownloadDocument({ document: { id, name, bytes } }: { document: CompanyDocument }) {
  const { t, i18n } = useTranslation()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(name, await client.fetchQuery(memberDocument(id))),
  })
  return (
    <button type="button" className={styles['download']} aria-busy={isPending} onClick={() => isPending || mutate()}>
      <IconDownload aria-hidden />
      <span className="visually-hidden">{t('keptMembers.download')} </span>
      <span className={styles['name']}>{name}</span>
      <span className={styles['size']}>{sizeText(bytes, i18n.language)}</span>
    </button>
  )
}
