import '../locales/paper-texts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  getPaper,
  isReadableOnPaper,
  LONGEST_FOOT,
  LONGEST_STUDIO_ADDRESS,
  LONGEST_STUDIO_NAME,
  MOST_ADDRESS_LINES,
  removeLogo,
  updatePaper,
  uploadLogo,
  type Paper,
} from '../../contract/paper.ts'
import { LARGEST_UPLOAD_BYTES } from '../../contract/uploads.ts'
import { AnswerError, call } from '../api.ts'
import { FailureFace } from '../errors/FailureFace.tsx'
import { reasonOf } from '../errors/message.ts'
import { Form } from '../forms/Form.tsx'
import { useForm, WHOLE, type FormState } from '../forms/use-form.ts'
import { ColorField } from '../kit/fields/ColorField.tsx'
import { FileField } from '../kit/fields/FileField.tsx'
import { LongTextField } from '../kit/fields/LongTextField.tsx'
import { SwitchField } from '../kit/fields/SwitchField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { ProgressLine } from '../kit/ProgressLine.tsx'
import { showToast } from '../kit/toasts/toast.ts'
import { ProfileSection } from '../members/profile/ProfileSection.tsx'
import { query } from '../query.ts'
import { PaperPreview } from './PaperPreview.tsx'

const CONFLICT = 409
const MB = LARGEST_UPLOAD_BYTES / (1024 * 1024)
const HEX = /^#[0-9a-f]{6}$/i
const ownPaper = query(getPaper, {})

/** What the member's studio puts on its papers, with how it looks. */
export function PaperSection() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(ownPaper)
  return (
    // A page can scroll to it only once it is complete.
    <ProfileSection {...(data && { anchor: 'my-paper' })} title={t('paper.title')} hint={t('paper.hint')}>
      {error && !data && (
        <FailureFace error={error} what={t('paper.notLoaded')} onRetry={() => void refetch()} isPart />
      )}
      {!data && !error && <ProgressLine label={t('loading')} />}
      {data && <PaperForm paper={data} />}
    </ProfileSection>
  )
}

interface Values {
  studioName: string
  address: string
  foot: string
  /** Empty: none. */
  accent: string
  saysQuarry: boolean
}

function PaperForm({ paper }: { paper: Paper }) {
  const { t } = useTranslation()
  const form = usePaperForm(paper)
  const { values } = form
  const accent = HEX.test(values.accent) ? values.accent : null
  return (
    <div className="grid min-w-0 grid-cols-1 gap-28">
      <PaperPreview fields={{ ...values, accent }} logo={paper.logo} />
      <LogoField logo={paper.logo} />
      <Form form={form} submitLabel={t('paper.save')}>
        <TextField label={t('paper.studioName')} maxLength={LONGEST_STUDIO_NAME} {...form.field('studioName')} />
        <LongTextField
          label={t('paper.address')}
          note={t('paper.addressNote', { count: MOST_ADDRESS_LINES })}
          most={LONGEST_STUDIO_ADDRESS}
          {...form.field('address')}
        />
        <TextField label={t('paper.foot')} maxLength={LONGEST_FOOT} {...form.field('foot')} />
        <ColorField label={t('paper.accent')} note={t('paper.accentNote')} maxLength={7} {...form.field('accent')} />
        <SwitchField
          label={t('paper.saysQuarry')}
          note={t('paper.saysQuarryNote')}
          value={values.saysQuarry}
          onChange={(saysQuarry) => form.set({ saysQuarry })}
        />
      </Form>
    </div>
  )
}

function usePaperForm(paper: Paper): FormState<Values> {
  const { t } = useTranslation()
  const client = useQueryClient()
  // Of what the form begins with: another tab's change is not overwritten unseen.
  const [version, setVersion] = useState(paper.version)
  const { studioName, address, foot, accent, saysQuarry } = paper
  const form: FormState<Values> = useForm<Values>({
    begun: { studioName, address, foot, accent: accent ?? '', saysQuarry },
    check: ({ accent: color }) => {
      if (color === '' || (HEX.test(color) && isReadableOnPaper(color))) return {}
      return { accent: t(HEX.test(color) ? 'paper.accentPale' : 'paper.accentWrong') }
    },
    send: async (values) => {
      const saved = await call(updatePaper, { ...values, accent: values.accent || null, version })
      setVersion(saved.version)
      client.setQueryData(ownPaper.queryKey, saved)
      showToast(t('paper.saved'))
    },
    onFailed: (error) => {
      if (!(error instanceof AnswerError) || error.code !== CONFLICT) return false
      setVersion((error.data as Paper).version)
      form.tell({ [WHOLE]: t('paper.changed') })
      return true
    },
  })
  return form
}

/** A logo is saved as soon as it is chosen. */
function LogoField({ logo }: { logo: Paper['logo'] }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [fault, setFault] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File | null) => (file ? call(uploadLogo, {}, { file }) : call(removeLogo, {})),
    meta: { isSilent: true },
    onMutate: () => setFault(undefined),
    onSuccess: (paper) => client.setQueryData(ownPaper.queryKey, paper),
    onError: (error) => setFault(reasonOf(error, t)),
  })
  const take = (file: File) => {
    if (file.size > LARGEST_UPLOAD_BYTES) setFault(t('paper.logoTooLarge', { mb: MB }))
    else if (!isPending) mutate(file)
  }
  return (
    <div className="grid gap-7">
      <FileField
        label={t('paper.logo')}
        chooseLabel={t(logo ? 'paper.anotherLogo' : 'paper.chooseLogo')}
        error={fault}
        told={isPending ? t('paper.sending') : undefined}
        shown={logo && <img className="max-h-48 max-w-200" src={logo.url} alt={t('paper.logoAlt')} />}
        remove={logo ? { label: t('paper.removeLogo'), onPress: () => isPending || mutate(null) } : undefined}
        onFile={take}
      />
      <p className="text-meta text-second">{t('paper.logoKinds', { mb: MB })}</p>
    </div>
  )
}
