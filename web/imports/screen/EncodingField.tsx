import { useTranslation } from 'react-i18next'
import { encodingGroups } from '../../../contract/import-table.ts'
import type { Encoding, EncodingGroup, UploadFacts } from '../../../contract/import-table.ts'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { figureText } from '../../kit/figures.ts'
import buttons from '../../kit/buttons.module.css'
import styles from './ImportView.module.css'

const NAMES: Partial<Record<Encoding, string>> = {
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  macintosh: 'Mac Roman',
  ibm437: 'DOS 437',
  ibm850: 'DOS 850',
  ibm866: 'DOS 866',
  gb18030: 'GBK / GB 18030',
  big5: 'Big5',
  shift_jis: 'Shift-JIS',
}
/** The language of those that are for one. */
const LANGUAGES: Partial<Record<Encoding, string>> = {
  gb18030: 'zh-Hans',
  big5: 'zh-Hant',
  shift_jis: 'ja',
  'euc-jp': 'ja',
  'euc-kr': 'ko',
  'windows-874': 'th',
  'windows-1258': 'vi',
  'windows-1253': 'el',
  'iso-8859-7': 'el',
  'windows-1254': 'tr',
  'iso-8859-3': 'mt',
  'windows-1255': 'he',
  'iso-8859-8': 'he',
  'windows-1256': 'ar',
  'iso-8859-6': 'ar',
  'iso-8859-14': 'ga',
  'iso-8859-16': 'ro',
  'koi8-r': 'ru',
}

interface EncodingFieldProps {
  value: Encoding
  facts: Pick<UploadFacts, 'encodingGuesses' | 'doubtful'>
  onChoose: (encoding: Encoding) => void
}

/** The encoding of a text file, and where two guesses differ the rows that tell a person which is right. */
export function EncodingField({ value, facts, onChoose }: EncodingFieldProps) {
  const { t, i18n } = useTranslation()
  return (
    <SelectField
      label={t('import.encoding')}
      options={(Object.keys(encodingGroups) as EncodingGroup[]).flatMap((group) =>
        encodingGroups[group].map((encoding) => ({
          value: encoding,
          label: labelOf(encoding, i18n.language),
          group: t(`import.encodingGroup.${group}`),
        })),
      )}
      value={value}
      note={facts.encodingGuesses ? t('import.encodingHint') : undefined}
      onChange={(encoding) => onChoose(encoding)}
    />
  )
}

/** The first rows that two guesses read differently. */
export function DoubtfulRows({ value, facts: { encodingGuesses, doubtful }, onChoose }: EncodingFieldProps) {
  const { t, i18n } = useTranslation()
  if (!encodingGuesses || !doubtful?.length) return null
  return (
    <section className={styles['novelties']} aria-label={t('import.doubtful')}>
      <p className={styles['hint']}>{t('import.doubtful')}</p>
      <table className={styles['table']}>
        <caption className="visually-hidden">{t('import.doubtful')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('import.row')}</th>
            {encodingGuesses.map((encoding) => (
              <th key={encoding} scope="col">
                {nameOf(encoding)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {doubtful.map(({ row, readings }) => (
            <tr key={row}>
              <td className="figures">{figureText(row, i18n.language)}</td>
              {encodingGuesses.map((encoding, index) => (
                <td key={encoding}>{readings[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['steps']}>
        {encodingGuesses
          .filter((encoding) => encoding !== value)
          .map((encoding) => (
            <button key={encoding} type="button" className={buttons['plain']} onClick={() => onChoose(encoding)}>
              {t('import.readAs', { encoding: nameOf(encoding) })}
            </button>
          ))}
      </p>
    </section>
  )
}

function nameOf(encoding: Encoding): string {
  return NAMES[encoding] ?? encoding.replace(/^(?:utf|iso|euc|koi8-r)/, (word) => word.toUpperCase()).replace(/^w/, 'W')
}

function labelOf(encoding: Encoding, language: string): string {
  const code = LANGUAGES[encoding]
  const words = code && new Intl.DisplayNames([language], { type: 'language' }).of(code)
  return words ? `${nameOf(encoding)} · ${words}` : nameOf(encoding)
}
