import '../../../locales/share-links-texts.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_LETTER } from '../../../../contract/sharing/sending-calls.ts'
import { Button } from '../../../kit/Button.tsx'
import { EndButtons } from '../../../kit/dialog/EndButtons.tsx'
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx'
import { LongTextField } from '../../../kit/fields/LongTextField.tsx'
import { Section } from '../../../kit/Section.tsx'
import { languageNames, languages } from '../../../locales/i18n.ts'
import { ShownChoice } from '../links/form/ShownChoice.tsx'
import { OfferField } from './OfferField.tsx'
import { PartsField } from './PartsField.tsx'
import { presentParts, type NamedThing, type SendingDraft } from './sending-draft.ts'

interface ComposeFormProps {
  projectId: string
  things: readonly NamedThing[]
  draft: SendingDraft
  /** Whether it differs from what it began with. */
  isTouched: boolean
  onChange: (next: Partial<SendingDraft>) => void
  onStartOver: () => void
  /** Goes on to what clients would see. */
  onLook: () => void
}

/** What goes into a version: things in their order, a letter, and what of it clients see. */
export function ComposeForm(props: ComposeFormProps) {
  const { projectId, things, draft, isTouched, onChange, onStartOver, onLook } = props
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { parts, gone } = presentParts(draft.parts, things)
  const noParts = parts.length === 0
  const noFields = draft.preset === 'own' && draft.fields.length === 0
  const look = () => {
    setIsAsked(true)
    if (!noParts && !noFields) onLook()
    // After the render that marks what is missing.
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(noParts ? LIST : WRONG)?.focus())
  }
  return (
    <form
      ref={form}
      className="grid max-w-800 grid-cols-1 gap-36 phone:gap-28"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        look()
      }}
    >
      <PartsField
        things={things}
        parts={parts}
        gone={gone}
        isWrong={isAsked && noParts}
        onChange={(next) => onChange({ parts: next })}
      />
      <OfferField
        parts={parts}
        figure={draft.figure}
        offered={draft.offered}
        onChange={(offered) => onChange({ offered })}
      />
      <LongTextField
        label={t('sending.letter')}
        note={t('sending.letterNote')}
        rows={6}
        most={LONGEST_LETTER}
        value={draft.letter}
        onChange={(letter) => onChange({ letter })}
      />
      <Section title={t('sending.whatTheySee')} hint={t('sending.whatTheySeeHint')}>
        <ShownChoice
          shared={{ kind: 'project', refId: projectId, findBrands: noBrands }}
          link={null}
          draft={{ ...draft, brandId: null }}
          hasLists={parts.some(({ kind }) => kind === 'budget')}
          wrong={isAsked && noFields ? { fields: true } : {}}
          onChange={({ brandId: _brandId, ...shown }) => onChange(shown)}
        />
      </Section>
      <ChoiceField
        label={t('sending.language')}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        value={draft.language}
        onChange={(language) => onChange({ language })}
      />
      <EndButtons>
        {isTouched && <Button look="quiet" label={t('sending.startOver')} onPress={onStartOver} />}
        <Button look="filled" label={t('sending.look')} isSubmit />
      </EndButtons>
    </form>
  )
}

const LIST = 'input[type="checkbox"]'
const WRONG = '[aria-invalid]'

/** Nothing that is sent is of one brand alone. */
export async function noBrands(): Promise<[]> {
  return []
}
