import { IconPlus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CertificateEntry, DownloadEntry } from '../../../../../contract/keeping/product-record.ts'
import { pickName, useIsChinese } from '../../../../catalogue/names.ts'
import { authorityList } from '../../../../catalogue/queries.ts'
import { Button, IconButton } from '../../../../kit/Button.tsx'
import { ChooseField } from '../../../../kit/fields/ChooseField.tsx'
import { TextField } from '../../../../kit/fields/TextField.tsx'
import type { Part } from '../edits.ts'
import { EntryField } from '../EntryField.tsx'
import { FormSection } from '../FormSection.tsx'
import { useDraft, useFieldsOf } from '../use-product-form.ts'
import { DocumentField } from './DocumentField.tsx'

const noCertificate: CertificateEntry = {
  authorityId: '',
  scheme: '',
  number: '',
  issuedOn: null,
  expiresOn: null,
  document: null,
}
const noDownload: DownloadEntry = { name: null, enName: null, kind: '', document: '' }

/** The product's certificates, with dates and documents, and the documents that members can download. */
export function Papers() {
  const isChinese = useIsChinese()
  const { draft, setProduct } = useDraft()
  const { auths, files } = draft.product
  return (
    <>
      <PaperList
        kind="certificate"
        path="auths"
        papers={auths}
        blank={noCertificate}
        nameOf={({ number }) => number}
        onChange={(next) => setProduct({ auths: next })}
      >
        {(props) => <CertificateFields {...props} />}
      </PaperList>
      <PaperList
        kind="download"
        path="files"
        papers={files}
        blank={noDownload}
        nameOf={({ name, enName }) => pickName(isChinese, name, enName)}
        onChange={(next) => setProduct({ files: next })}
      >
        {(props) => <DownloadFields {...props} />}
      </PaperList>
    </>
  )
}

interface PaperProps<Paper> {
  paper: Paper
  /** In the API, for its mistakes: `auths[0]`. */
  path: string
  onChange: (part: Part<keyof Paper & string>) => void
}

interface PaperListProps<Paper> {
  kind: 'certificate' | 'download'
  path: string
  papers: readonly Paper[]
  blank: Paper
  nameOf: (paper: Paper) => string
  onChange: (papers: Paper[]) => void
  /** The fields of one. */
  children: (props: PaperProps<Paper>) => ReactNode
}

function PaperList<Paper extends object>(props: PaperListProps<Paper>) {
  const { kind, path, papers, blank, nameOf, onChange, children } = props
  const { t } = useTranslation()
  return (
    <FormSection title={t(`keptProducts.form.section.${kind}s`)} path={path}>
      {papers.length === 0 && <p className="text-meta text-second">{t(`keptProducts.form.${kind}.none`)}</p>}
      <ul className="empty:hidden">
        {papers.map((paper, place) => (
          <li
            // Identical rows differ by their place alone.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            data-field={`${path}[${place}]`}
            className="flex items-start gap-8 border-t py-14"
            aria-label={t(`keptProducts.form.${kind}.nth`, { place: place + 1 })}
          >
            <div className="grid min-w-0 flex-1 columns-fill-200 items-start gap-x-16 gap-y-12">
              {children({
                paper,
                path: `${path}[${place}]`,
                onChange: (part) => onChange(papers.map((one) => (one === paper ? { ...one, ...part } : one))),
              })}
            </div>
            <div className="mt-26">
              <IconButton
                icon={IconX}
                label={t(`keptProducts.form.${kind}.remove`, { name: nameOf(paper) })}
                onPress={() => onChange(papers.filter((one) => one !== paper))}
              />
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Button
          icon={IconPlus}
          label={t(`keptProducts.form.${kind}.add`)}
          onPress={() => onChange([...papers, { ...blank }])}
        />
      </p>
    </FormSection>
  )
}

function CertificateFields({ paper, path, onChange }: PaperProps<CertificateEntry>) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { record } = useDraft()
  const { data = [] } = useQuery(authorityList)
  const { text, choice, any } = useFieldsOf(paper, `${path}.`, onChange)
  const authorities = [...record.authorities.filter(({ id }) => !data.some((one) => one.id === id)), ...data]
  return (
    <>
      <ChooseField
        label={t('keptProducts.form.certificate.authority')}
        options={authorities.map(({ id, name, enName }) => ({
          value: id,
          label: pickName(isChinese, name, enName),
          otherWords: `${name ?? ''} ${enName ?? ''}`,
        }))}
        {...choice('authorityId', '')}
      />
      <EntryField
        type="product_auth_type"
        label={t('keptProducts.form.certificate.scheme')}
        {...choice('scheme', '')}
      />
      <TextField label={t('keptProducts.form.certificate.number')} {...text('number', '')} />
      <TextField type="date" label={t('keptProducts.form.certificate.issuedOn')} {...text('issuedOn')} />
      <TextField type="date" label={t('keptProducts.form.certificate.expiresOn')} {...text('expiresOn')} />
      <DocumentField label={t('keptProducts.form.certificate.document')} isClearable {...any('document')} />
    </>
  )
}

function DownloadFields({ paper, path, onChange }: PaperProps<DownloadEntry>) {
  const { t } = useTranslation()
  const { text, choice } = useFieldsOf(paper, `${path}.`, onChange)
  return (
    <>
      <TextField label={t('keptProducts.form.download.enName')} lang="en" {...text('enName')} />
      <TextField label={t('keptProducts.form.download.name')} lang="zh-CN" {...text('name')} />
      <EntryField
        type="product_related_download"
        label={t('keptProducts.form.download.kind')}
        {...choice('kind', '')}
      />
      <DocumentField label={t('keptProducts.form.certificate.document')} {...choice('document', '')} />
    </>
  )
}
