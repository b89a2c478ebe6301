import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ImportTarget, MappingChange } from '../../../../contract/import-mapping.ts'
import type { OneImport } from '../../../../contract/import-screen.ts'
import { unitText } from '../../../../contract/values/reading-text.ts'
import { unitsNamed } from '../../../../contract/values/words.ts'
import { useIsChinese } from '../../../catalogue/names.ts'
import buttons from '../../../kit/buttons.module.css'
import { figureText } from '../../../kit/figures.ts'
import { useImport } from '../use-import.ts'
import styles from './Mapping.module.css'
import { useMeanings } from './meanings.ts'
import { targetName } from './target-names.ts'

const MOST_SHOWN = 8

/** What is read otherwise than it would be guessed, as last time; one press takes the guess instead. */
export function RememberedChanges({ data }: { data: OneImport }) {
  const { t, i18n } = useTranslation()
  const { map } = useImport(data.id)
  const changes = data.proposal?.changes ?? []
  if (changes.length === 0) return null
  const more = changes.length - MOST_SHOWN
  return (
    <div className={styles['changes']}>
      <span>{t('import.changes')}</span>
      <ul>
        {changes.slice(0, MOST_SHOWN).map((change) => (
          <Change key={JSON.stringify(change)} change={change} data={data} />
        ))}
        {more > 0 && <li>{t('import.noveltyMore', { figure: figureText(more, i18n.language) })}</li>}
      </ul>
      <button type="button" className={buttons['plain']} onClick={() => map(() => ({ takesGuess: true }))}>
        {t('import.takeGuess')}
      </button>
    </div>
  )
}

function Change({ change, data }: { change: MappingChange; data: OneImport }) {
  const { t } = useTranslation()
  const language = useIsChinese() ? 'zh' : 'en'
  const place = data.columns?.findIndex(({ name }) => name === change.column)
  const target = data.mapping?.columns.find(({ column }) => column === place)?.target
  const meant = change.what === 'constant' ? (change.of as ImportTarget) : target === 'attribute' ? undefined : target
  const meanings = useMeanings(meant ?? 'name')
  const named = (text: string) =>
    change.what === 'unit' && text !== ''
      ? unitText(unitsNamed(text), language)
      : (meanings?.find(({ value }) => value === text)?.label ?? text)
  return <li>{changeText({ ...change, was: named(change.was), is: named(change.is) }, t)}</li>
}

function changeText({ column, what, of, was, is }: MappingChange, t: TFunction): string {
  const target = (text: string) =>
    text === ''
      ? t('import.ignore')
      : text === 'attribute'
        ? t('import.attribute')
        : targetName(t, text as ImportTarget)
  const value = (text: string) => text || t('import.nothing')
  switch (what) {
    case 'target':
      return t('import.change.target', { column, was: target(was), is: target(is) })
    case 'missing':
      return t('import.change.missing', { column, was: target(was) })
    case 'unit':
    case 'decimal':
    case 'multiply':
      return t(`import.change.${what}`, { column, was: value(was), is: value(is) })
    case 'word':
      return t('import.change.word', { column, word: of, was: was || t('import.valueEmpty'), is: is || t('import.valueEmpty') }) // prettier-ignore
    case 'constant':
      return t('import.change.constant', { target: targetName(t, of as ImportTarget), was: value(was), is: value(is) })
    case 'sign':
      return t('import.change.sign', { sign: of, was, is })
    case 'rowIs':
      return is === 'sku' ? t('import.change.rowIsSku') : t('import.change.rowIsProduct')
    case 'newProducts':
      return is === 'on_sale' ? t('import.change.newShown') : t('import.change.newHidden')
  }
}
