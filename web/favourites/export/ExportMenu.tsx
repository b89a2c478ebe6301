import '../../locales/export-texts.ts'
import { Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_ITEMS_IN_PDF, MOST_PICTURES_IN_XLSX } from '../../../contract/export-limits.ts'
import { folderExportFormats, type ExportQuery } from '../../../contract/favourites.ts'
import type { Language } from '../../../contract/problem.ts'
import { languageNames, languages } from '../../locales/i18n.ts'
import buttons from '../../kit/buttons.module.css'
import styles from './ExportMenu.module.css'
import { ExportProgress } from './ExportProgress.tsx'
import { useExport } from './use-export.ts'

interface ExportMenuProps {
  folder: { id: string }
  /** The filters and the sort in sight. */
  query: ExportQuery
}

/** Exports a folder: first the language is chosen, then the kind of file. */
export function ExportMenu({ folder, query }: ExportMenuProps) {
  const { t, i18n } = useTranslation()
  const [chosen, setChosen] = useState<Language>()
  const { share, place, isPending, start, stop } = useExport()
  const language = chosen ?? (i18n.resolvedLanguage === 'zh-CN' ? 'zh-CN' : 'en')
  const figure = (count: number) => new Intl.NumberFormat(i18n.language).format(count)
  const hints = {
    pdf: t('export.pdfHint', { most: figure(MOST_ITEMS_IN_PDF) }),
    xlsx: t('export.xlsxHint', { most: figure(MOST_PICTURES_IN_XLSX) }),
    csv: t('export.csvHint'),
  }
  return (
    <div className={styles['export']}>
      {isPending && <ExportProgress share={share} place={place} onStop={stop} />}
      <Menu position="bottom-end" classNames={styles} withInitialFocusPlaceholder={false} returnFocus>
        <Menu.Target>
          <button type="button" className={buttons['plain']} aria-label={t('export.label')} aria-busy={isPending}>
            <IconDownload className={styles['icon']} />
            <span className={styles['word']}>{t('export.open')}</span>
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('export.language')}</Menu.Label>
          <Menu.RadioGroup
            value={language}
            onChange={(name) => setChosen(languages.find((known) => known === name) ?? 'en')}
          >
            {languages.map((name) => (
              <Menu.RadioItem key={name} value={name} lang={name} closeMenuOnClick={false}>
                {languageNames[name]}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          {folderExportFormats.map((format) => (
            <Menu.Item
              key={format}
              disabled={isPending}
              onClick={() => start({ favoritesId: folder.id, query, format, language })}
            >
              <span className={styles['format']}>{t(`export.${format}`)}</span>
              <span className={styles['hint']}>{hints[format]}</span>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
