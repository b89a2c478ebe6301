import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_LINES } from '../../../contract/budgets/budget.ts'
import { alternativesOf, lineIn } from '../../../contract/budgets/choosing.ts'
import { LONGEST_NAME, type Line } from '../../../contract/budgets/entries.ts'
import buttons from '../../kit/buttons.module.css'
import { TextField } from '../../kit/fields/TextField.tsx'
import { say } from '../../kit/toasts/spoken.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { lineName } from '../table/words.ts'
import { ownAlternative } from './deeds.ts'
import { mayChangeLine, useYuanRates, type LineContext } from './line-context.ts'
import styles from './Alternatives.module.css'
import { AlternativesTable } from './AlternativesTable.tsx'

interface AlternativesProps {
  context: LineContext
  onOpenLine: (lineId: string) => void
}

/** The line and its alternatives side by side, and what choosing one does to the list's total. */
export function Alternatives({ context, onOpenLine }: AlternativesProps) {
  const { t } = useTranslation()
  const { items, line, words } = context
  const main = lineIn(items, line.alternativeOf) ?? line
  const alternatives = alternativesOf(items, main.id)
  const mayAdd = mayChangeLine(context, 'whole')
  return (
    <section>
      <h3>{t('budgetLine.alternatives')}</h3>
      <p className={styles['hint']}>{t('budgetLine.alternativesHint')}</p>
      {alternatives.length > 0 && (
        <AlternativesTable
          context={context}
          main={main}
          alternatives={alternatives}
          label={t('budgetLine.compared', { name: lineName(main, words.isChinese) })}
          onOpenLine={onOpenLine}
        />
      )}
      {mayAdd && <OwnAlternative context={context} main={main} />}
    </section>
  )
}

/** A form for an alternative that is not in the catalogue. */
function OwnAlternative({ context, main }: { context: LineContext; main: Line }) {
  const { t } = useTranslation()
  const { editor, items, fields } = context
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const rates = useYuanRates()
  const add = () => {
    const called = name.trim()
    if (!called) {
      setRefusal(t('budgetLine.ownPrompt'))
      field.current?.focus()
      return
    }
    if (isFull(items)) return showToast(t('budgetLine.full', { most: MOST_LINES }))
    editor.edit({ put: [{ type: 'line', ...ownAlternative(main, called, { list: fields, rates }) }] })
    say(t('budgetLine.isAlternative', { name: called }))
    setName('')
  }
  return (
    <form
      className={styles['own']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <TextField
        ref={field}
        label={t('budgetLine.ownName')}
        value={name}
        error={refusal}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(typed) => {
          setName(typed)
          setRefusal(undefined)
        }}
      />
      <button type="submit" className={buttons['plain']}>
        {t('budgetLine.ownAdd')}
      </button>
    </form>
  )
}

export function isFull(items: LineContext['items']): boolean {
  let lines = 0
  for (const { type } of items.values()) if (type === 'line') lines += 1
  return lines >= MOST_LINES
}
