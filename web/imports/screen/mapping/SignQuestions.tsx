import { useTranslation } from 'react-i18next'
import type { ImportMapping } from '../../../../contract/import-mapping.ts'
import { SIGNS_OF_SEVERAL } from '../../../../contract/values/currencies.ts'
import buttons from '../../../ui/buttons.module.css'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import type { ChangeMapping } from './MappingOptions.tsx'
import styles from './Mapping.module.css'

interface SignQuestionsProps {
  mapping: ImportMapping
  onChange: ChangeMapping
}

/** What each sign of several currencies means in this file: a question with a proposal, which the dry run waits for. */
export function SignQuestions({ mapping, onChange }: SignQuestionsProps) {
  const { t, i18n } = useTranslation()
  const names = new Intl.DisplayNames([i18n.language], { type: 'currency' })
  const answer = (sign: string, currency: string) => onChange((now) => withAnswer(now, sign, currency))
  return Object.entries(mapping.signs ?? {}).map(([sign, meant]) => {
    const isAsked = mapping.askedSigns?.includes(sign) ?? false
    const codes = SIGNS_OF_SEVERAL.get(sign) ?? []
    return (
      <fieldset key={sign} className={isAsked ? styles['question'] : styles['constants']}>
        <legend>{t(isAsked ? 'import.signAsked' : 'import.signMeans', { sign })}</legend>
        <SelectField
          label={t('import.signIs', { sign })}
          {...(isAsked && { hint: t('import.signHint') })}
          options={codes.map((code) => ({ value: code, label: `${names.of(code) ?? ''} (${code})` }))}
          value={meant}
          onChoose={(currency) => answer(sign, currency)}
        />
        {isAsked && (
          <button type="button" className={buttons['filled']} onClick={() => answer(sign, meant)}>
            {t('import.signConfirm', { currency: meant })}
          </button>
        )}
      </fieldset>
    )
  })
}

/** Rows without a currency of their own that had the sign's keep having it. */
function withAnswer(now: ImportMapping, sign: string, currency: string): ImportMapping {
  const { currencyUnit } = now.constants
  const isSame = currencyUnit !== undefined && currencyUnit === now.signs?.[sign]
  return {
    ...now,
    signs: { ...now.signs, [sign]: currency },
    askedSigns: (now.askedSigns ?? []).filter((one) => one !== sign),
    ...(isSame && { constants: { ...now.constants, currencyUnit: currency } }),
  }
}
