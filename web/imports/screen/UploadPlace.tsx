import { useMutation } from '@tanstack/react-query'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { uploadImport } from '../../../contract/import-screen.ts'
import { call } from '../../api.ts'
import { FileButton } from '../../kit/files/FileButton.tsx'
import { useIncomingFiles } from '../../kit/files/incoming-files.ts'
import { createTellingTransport } from '../../kit/files/telling-transport.ts'
import '../../locales/operator-texts.ts'
import '../../locales/import-texts.ts'
import { useSavedFile } from './saved-file.ts'
import { getImportTemplate } from '../../../contract/import-screen.ts'
import styles from './UploadPlace.module.css'

/** Long enough for a large file on a slow line. */
const TIMEOUT_MS = 10 * 60_000
const TYPES = '.csv,.tsv,.txt,.xlsx,.xlsm,.jsonl,.ndjson,.zip'

/** Takes a dropped or chosen table, and opens its import. */
export function UploadPlace() {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const [share, setShare] = useState<number | null>(null)
  const upload = useMutation({
    mutationFn: (file: File) =>
      call(uploadImport, {}, { file, timeoutMs: TIMEOUT_MS, transport: createTellingTransport(setShare) }),
    onSuccess: ({ importId }) => navigate(`/operator/import/${importId}`),
  })
  const take = (file: File | null) => {
    if (file && !upload.isPending) upload.mutate(file)
  }
  const isHeldOver = useIncomingFiles(take)
  const save = useSavedFile()
  const language = i18n.resolvedLanguage === 'zh-CN' ? 'zh' : 'en'
  return (
    <section className={styles['place']} data-held={isHeldOver || undefined} aria-label={t('import.begin')}>
      <IconFileSpreadsheet className={styles['sign']} aria-hidden />
      <div className={styles['words']}>
        <p>{t('import.drop')}</p>
        <p className={styles['hint']}>{t('import.dropHint')}</p>
        <p className={styles['templates']}>
          {(['csv', 'xlsx'] as const).map((format) => (
            <button
              key={format}
              type="button"
              className={styles['template']}
              onClick={() => save(getImportTemplate, { language, format })}
            >
              <IconDownload aria-hidden />
              {t(format === 'csv' ? 'import.templateCsv' : 'import.templateXlsx')}
            </button>
          ))}
        </p>
      </div>
      {upload.isPending ? (
        <output className={styles['sending']}>
          <progress className={styles['bar']} max={1} {...(share !== null && { value: share })} aria-hidden />
          {t('import.sending', { name: upload.variables.name, percent: Math.floor((share ?? 1) * 100) })}
        </output>
      ) : (
        <FileButton label={t('import.choose')} look="filled" accept={TYPES} onFile={take} />
      )}
    </section>
  )
}
