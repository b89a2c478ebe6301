import '../../locales/operator-texts.ts'
import '../../locales/catalogue-file-texts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { catalogueFormats, exportCatalogue, type CatalogueFormat } from '../../../contract/catalogue-export.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/problem.ts'
import { callForFile } from '../../file-call.ts'
import { useAddressFilters } from '../../finding/filters/address-filters.ts'
import { FilterChips } from '../../finding/filters/FilterChips.tsx'
import { countFilters, filterInput, type CatalogueFilters } from '../../finding/filters/filters.ts'
import { useFacetsUnder } from '../../finding/rail/facets.ts'
import { Button, LinkButton } from '../../kit/Button.tsx'
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx'
import { useFigures } from '../../kit/figures.ts'
import { PlaceInLine } from '../../kit/files/PlaceInLine.tsx'
import { showNotification } from '../../kit/toasts/toast.ts'
import { languageNames, languages } from '../../locales/i18n.ts'
import { useFileDownload, type FileDownload } from '../../use-file-download.ts'

/** Drawing all pictures of the demonstration may take long; the server gives up where nothing is drawn any more. */
const LONGEST_MS = 2 * 60 * 60_000

type Wish = InputOf<typeof exportCatalogue>

/** Exports the catalogue as a file: all of it, or what meets the address's filters. */
export function CatalogueFile() {
  const { t, i18n } = useTranslation()
  const { filters } = useAddressFilters()
  const isFiltered = countFilters(filters) > 0
  const [isWholeChosen, setIsWholeChosen] = useState(false)
  const [format, setFormat] = useState<CatalogueFormat>('xlsx')
  const [chosenLanguage, setLanguage] = useState<Language>()
  const file = useCatalogueFile()
  const language = chosenLanguage ?? (i18n.resolvedLanguage === 'zh-CN' ? 'zh-CN' : 'en')
  const isWhole = isWholeChosen || !isFiltered
  return (
    <div className="grid max-w-1040 grid-cols-1 gap-28">
      <Scope filters={filters} isFiltered={isFiltered} isWhole={isWhole} onChoose={setIsWholeChosen} />
      <ChoiceField
        label={t('catalogueFile.format')}
        isHeaded
        options={catalogueFormats.map((value) => ({
          value,
          label: t(`catalogueFile.formats.${value}`),
          note: t(`catalogueFile.formatHints.${value}`),
        }))}
        value={format}
        onChange={setFormat}
      />
      {(format === 'xlsx' || format === 'csv') && (
        <div className="desk:max-w-320">
          <ChoiceField
            label={t('catalogueFile.language')}
            options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
            value={language}
            onChange={setLanguage}
          />
        </div>
      )}
      <div className="flex min-h-44 flex-wrap items-center gap-x-14 gap-y-10">
        <Button
          label={t('catalogueFile.save')}
          look="filled"
          isBusy={file.isPending}
          onPress={() => file.start({ ...(isWhole ? {} : filterInput(filters)), format, language })}
        />
        {file.isPending && <FileProgress {...file} />}
      </div>
    </div>
  )
}

interface ScopeProps {
  filters: CatalogueFilters
  isFiltered: boolean
  isWhole: boolean
  onChoose: (isWhole: boolean) => void
}

/** All of the catalogue, or what meets the page's filters, with the number of products. */
function Scope({ filters, isFiltered, isWhole, onChoose }: ScopeProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const total = useFacetsUnder(filters, { isWanted: isFiltered })?.total
  const counted = total === undefined ? '' : ` · ${t('list.products', { count: total, figure: figure(total) })}`
  const whole = { value: 'whole', label: t('catalogueFile.whole'), note: t('catalogueFile.wholeHint') } as const
  const listed = { value: 'listed', label: t('catalogueFile.listed') + counted, note: t('catalogueFile.listedHint') } as const // prettier-ignore
  return (
    <div className="grid grid-cols-1 gap-14">
      <ChoiceField
        label={t('catalogueFile.what')}
        isHeaded
        options={isFiltered ? [listed, whole] : [whole]}
        value={isWhole ? 'whole' : 'listed'}
        onChange={(value) => onChoose(value === 'whole')}
      />
      {isFiltered ? (
        <FilterChips filters={filters} />
      ) : (
        <p className="text-meta text-second">
          {t('catalogueFile.toListHint')} <LinkButton look="inline" to="/" label={t('catalogueFile.toList')} />
        </p>
      )}
    </div>
  )
}

/** The progress of the file, with a button that cancels it. */
function FileProgress({ share, place, drawn, stop }: Omit<FileDownload<Wish>, 'start'>) {
  const { t } = useTranslation()
  const figure = useFigures()
  const isDrawn = share === null && drawn !== null && drawn.total > 0
  const known = isDrawn ? drawn.done / drawn.total : share
  const percent = known === null ? undefined : Math.round(known * 100)
  const said = () => {
    if (isDrawn) return t('catalogueFile.drawn', { done: figure(drawn.done), total: figure(drawn.total) })
    return percent === undefined ? t('catalogueFile.making') : t('catalogueFile.coming', { percent })
  }
  return (
    <>
      <Button label={t('catalogueFile.stop')} onPress={stop} />
      <progress className="visually-hidden" aria-label={t('catalogueFile.making')} max={100} value={percent} />
      {place === null ? (
        <span className="figures text-meta text-second" aria-hidden>
          {said()}
        </span>
      ) : (
        <PlaceInLine className="text-meta text-second" place={place} />
      )}
    </>
  )
}

/** Fetches the catalogue as a file and saves it, also if the page is left meanwhile. */
function useCatalogueFile() {
  const { t } = useTranslation()
  return useFileDownload(
    (wish: Wish, options) => callForFile(exportCatalogue, wish, { ...options, timeoutMs: LONGEST_MS }),
    {
      onSaved: (_name, { leftOut }) => {
        if (!leftOut) return
        const { count, names } = leftOut
        showNotification(t('catalogueFile.leftOut', { count, names: names.join(', ') }))
      },
    },
  )
}
