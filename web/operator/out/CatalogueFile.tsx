import '../../locales/operator-texts.ts'
import '../../locales/catalogue-file-texts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { catalogueFormats, type CatalogueFormat } from '../../../contract/catalogue-export.ts'
import type { Language } from '../../../contract/problem.ts'
import { useAddressFilters } from '../../finding/filters/address-filters.ts'
import { countFilters, filterInput } from '../../finding/filters/filters.ts'
import { languageNames, languages } from '../../locales/i18n.ts'
import buttons from '../../kit/buttons.module.css'
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx'
import styles from './CatalogueFile.module.css'
import { FileProgress } from './FileProgress.tsx'
import { Scope } from './Scope.tsx'
import { useCatalogueFile } from './use-catalogue-file.ts'
import { WordedChoice } from './WordedChoice.tsx'

/** Exports the catalogue as a file: all of it, or what meets the address's filters. */
export function CatalogueFile() {
  const { t, i18n } = useTranslation()
  const { filters } = useAddressFilters()
  const isFiltered = countFilters(filters) > 0
  const [isWholeChosen, setIsWholeChosen] = useState(false)
  const [format, setFormat] = useState<CatalogueFormat>('xlsx')
  const [chosenLanguage, setLanguage] = useState<Language>()
  const { isPending, share, place, drawn, start, stop } = useCatalogueFile()
  const language = chosenLanguage ?? (i18n.resolvedLanguage === 'zh-CN' ? 'zh-CN' : 'en')
  const isWhole = isWholeChosen || !isFiltered
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        start({ ...(isWhole ? {} : filterInput(filters)), format, language })
      }}
    >
      <Scope filters={filters} isFiltered={isFiltered} isWhole={isWhole} onChoose={setIsWholeChosen} />
      <WordedChoice
        label={t('catalogueFile.format')}
        options={catalogueFormats.map((value) => ({
          value,
          label: t(`catalogueFile.formats.${value}`),
          hint: t(`catalogueFile.formatHints.${value}`),
        }))}
        value={format}
        onChoose={setFormat}
      />
      {(format === 'xlsx' || format === 'csv') && (
        <div className={styles['language']}>
          <ChoiceField
            label={t('catalogueFile.language')}
            options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
            value={language}
            onChange={setLanguage}
          />
        </div>
      )}
      <div className={styles['deeds']}>
        <button type="submit" className={buttons['filled']} aria-disabled={isPending}>
          {t('catalogueFile.save')}
        </button>
        {isPending && <FileProgress share={share} place={place} drawn={drawn} onStop={stop} />}
      </div>
    </form>
  )
}
