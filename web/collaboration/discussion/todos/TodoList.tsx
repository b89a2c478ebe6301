import '../../../locales/discussion-texts.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Todo } from '../../../../contract/collaboration/discussion-calls.ts'
import { pickName, useIsChinese } from '../../../catalogue/names.ts'
import { FailureFace } from '../../../errors/FailureFace.tsx'
import buttons from '../../../kit/buttons.module.css'
import { Face } from '../../../kit/Face.tsx'
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx'
import { ProgressLine } from '../../../kit/ProgressLine.tsx'
import { dueWords, todayHere } from '../due-words.ts'
import { todosOf } from '../queries.ts'
import { useSettling } from '../settling.ts'
import styles from './TodoList.module.css'

const STATES = ['open', 'done'] as const
const PAGES = { board: '/material', budget: '/budgetList', folder: '/favorites' } as const

/** The member's to-dos from all things, open or done; each links to its comment. */
export function TodoList({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const [state, setState] = useState<(typeof STATES)[number]>('open')
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(todosOf(state))
  const { settle } = useSettling()
  const box = useRef<HTMLElement>(null)
  const todos = data?.pages.flatMap(({ list }) => list)
  const tick = ({ id }: Todo) => {
    const isResolved = state === 'open'
    // The row goes, and the focus with it.
    box.current?.focus({ preventScroll: true })
    settle(id, isResolved, t('discussion.todos.isDone'))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys
    <section ref={box} className={styles['box']} aria-label={t('discussion.todos.list')} tabIndex={0}>
      <ChoiceField
        label={t('discussion.todos.filter')}
        options={STATES.map((value) => ({ value, label: t(`discussion.todos.${value}`) }))}
        value={state}
        onChange={setState}
      />
      {error && !data && (
        <FailureFace error={error} what={t('discussion.todos.failed')} onRetry={() => void refetch()} isPart />
      )}
      {!data && !error && <ProgressLine label={t('loading')} />}
      {todos?.length === 0 && state === 'open' && (
        <Face title={t('discussion.todos.none')} hint={t('discussion.todos.noneHint')} />
      )}
      {todos?.length === 0 && state === 'done' && <Face title={t('discussion.todos.noneDone')} />}
      {todos && todos.length > 0 && (
        <ul className={styles['list']}>
          {todos.map((todo) => (
            <TodoRow key={todo.id} todo={todo} onTick={() => tick(todo)} onFollow={onLeave} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <button
          type="button"
          className={`${buttons['plain']} ${styles['more']}`}
          aria-disabled={isFetchingNextPage}
          onClick={() => !isFetchingNextPage && void fetchNextPage()}
        >
          {t(isFetchingNextPage ? 'loading' : 'discussion.todos.more')}
        </button>
      )}
    </section>
  )
}

interface TodoRowProps {
  todo: Todo
  onTick: () => void
  onFollow: () => void
}

function TodoRow({ todo, onTick, onFollow }: TodoRowProps) {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const [today] = useState(() => todayHere())
  const { id, kind, refId, name, onName, text, by, isMine, dueOn, doneTime } = todo
  const isDone = doneTime !== null
  const due = dueOn === null ? null : dueWords(dueOn, { t, language: i18n.language, today })
  return (
    <li className={styles['row']}>
      <input
        type="checkbox"
        className={styles['tick']}
        aria-label={t('discussion.todos.tick', { text })}
        checked={isDone}
        onChange={onTick}
      />
      <div className={styles['words']}>
        <Link className={styles['text']} to={`${PAGES[kind]}/${refId}?comment=${id}`} dir="auto" onClick={onFollow}>
          {text}
        </Link>
        <p className={styles['facts']}>
          {due && <span className={due.isOver && !isDone ? styles['overdue'] : undefined}>{due.words}</span>}
          <span>{t('discussion.todos.in', { name })}</span>
          {onName && <span>{t('discussion.on', { what: pickName(isChinese, onName.name, onName.enName) })}</span>}
          {!isMine && by !== null && <span>{t('discussion.todos.by', { name: by })}</span>}
        </p>
      </div>
    </li>
  )
}
