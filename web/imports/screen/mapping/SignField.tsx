import { useTranslation } from 'react-i18next'
import type { ImportMapping } from '../../../../contract/import-mapping.ts'
import { SIGNS_OF_SEVERAL } from '../../../../contract/values/currencies.ts'
import buttons from '../../../kit/buttons.module.css'
import { SelectField } from '../../../kit/fields/SelectField.tsx'
import type { ChangeMapping } from './change-rule.ts'
import styles from './Mapping.module.css'

interface SignFieldProps {
  sign: string
  mapping: ImportMapping
  onChange: ChangeMapping
}

/** What a sign of several currencies means in this file: a question with a proposal, which the dry run waits for, or its answer. */
export function SignField({ sign, mapping, onChange }: SignFieldProps) {
  const { t, i18n } = useTranslation()
  const names = new Intl.DisplayNames([i18n.language], { type: 'currency' })
  const isAsked = mapping.askedSigns?.includes(sign) ?? false
  const meant = mapping.signs?.[sign] ?? ''
  const answer = (currency: string) => onChange((now) => withAnswer(now, sign, currency))
  const field = (
    <SelectField
      label={t('import.signIs', { sign })}
      note={isAsked ? t('import.signHint') : undefined}
      options={(SIGNS_OF_SEVERAL.get(sign) ?? []).map((code) => ({
        value: code,
        label: `${names.of(code) ?? ''} (${code})`,
      }))}
      value={meant}
      onChange={answer}
    />
  )
  if (!isAsked) return field
  return (
    <fieldset className={styles['question']}>
      <legend>{t('import.signAsked', { sign })}</legend>
      {field}
      <button type="button" className={buttons['filled']} onClick={() => answer(meant)}>
        {t('import.signConfirm', { currency: meant })}
      </button>
    </fieldset>
  )
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
