import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { DownloadEntry } from '../../../../../contract/keeping/product-record.ts'
import { entryNameOf, pickName, useIsChinese } from '../../../../catalogue/names.ts'
import { useDictionary } from '../../../../catalogue/queries.ts'
import buttons from '../../../../kit/buttons.module.css'
import { ChooseField } from '../../../../kit/fields/ChooseField.tsx'
import { TextField } from '../../../../kit/fields/TextField.tsx'
import { useForm } from '../form-context.ts'
import { FormSection } from '../FormSection.tsx'
import { DocumentField } from './DocumentField.tsx'
import styles from './Papers.module.css'

const blank: DownloadEntry = { name: null, enName: null, kind: '', document: '' }

/** The documents that members can download. */
export function DownloadsForm() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { draft, setProduct, mistakeAt } = useForm()
  const { files } = draft.product
  return (
    <FormSection title={t('keptProducts.form.section.downloads')} path="files" error={mistakeAt('files')}>
      {files.length === 0 && <p className={styles['none']}>{t('keptProducts.form.download.none')}</p>}
      <ul className={styles['papers']}>
        {files.map((file, place) => (
          <li
            // Identical rows differ by their place alone.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            data-field={`files[${place}]`}
            aria-label={t('keptProducts.form.download.nth', { place: place + 1 })}
          >
            <DownloadFields
              file={file}
              path={`files[${place}]`}
              onChange={(part) => setProduct({ files: files.map((one) => (one === file ? { ...one, ...part } : one)) })}
            />
            <button
              type="button"
              className={buttons['icon']}
              aria-label={t('keptProducts.form.download.remove', {
                name: pickName(isChinese, file.name, file.enName),
              })}
              onClick={() => setProduct({ files: files.filter((one) => one !== file) })}
            >
              <IconX />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={buttons['plain']}
        onClick={() => setProduct({ files: [...files, { ...blank }] })}
      >
        <IconPlus aria-hidden />
        {t('keptProducts.form.download.add')}
      </button>
    </FormSection>
  )
}

interface DownloadFieldsProps {
  file: DownloadEntry
  path: string
  onChange: (part: Partial<DownloadEntry>) => void
}

function DownloadFields({ file, path, onChange }: DownloadFieldsProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { mistakeAt } = useForm()
  const kinds = useDictionary('product_related_download') ?? []
  const names = [
    ['enName', 'en'],
    ['name', 'zh-CN'],
  ] as const
  return (
    <div className={styles['fields']}>
      {names.map(([field, lang]) => (
        <TextField
          key={field}
          label={t(`keptProducts.form.download.${field}`)}
          lang={lang}
          value={file[field] ?? ''}
          error={mistakeAt(`${path}.${field}`)}
          name={`${path}.${field}`}
          onChange={(text) => onChange({ [field]: text || null })}
        />
      ))}
      <ChooseField
        label={t('keptProducts.form.download.kind')}
        noneText={t('keptProducts.noneFound')}
        options={kinds.map((entry) => ({ value: entry.value, label: entryNameOf(isChinese, entry) }))}
        value={file.kind || null}
        error={mistakeAt(`${path}.kind`)}
        name={`${path}.kind`}
        onChange={(kind) => onChange({ kind: kind ?? '' })}
      />
      <DocumentField
        label={t('keptProducts.form.certificate.document')}
        document={file.document || null}
        error={mistakeAt(`${path}.document`)}
        path={`${path}.document`}
        onChange={(document) => onChange({ document: document ?? '' })}
      />
    </div>
  )
}
