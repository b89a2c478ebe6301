import '../../../locales/discussion-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { todoCount } from '../queries.ts'

const MOST_SHOWN = 99

/** The label of the to-do tab, with the number of open ones. */
export function TodoCount({ className }: { className: string | undefined }) {
  const { t } = useTranslation()
  const { data } = useQuery(todoCount)
  const open = data?.open ?? 0
  return (
    <>
      {t('discussion.todos.tab')}
      {open > 0 && (
        <>
          <b className={className} aria-hidden>
            {Math.min(open, MOST_SHOWN)}
          </b>
          <span className="visually-hidden">{t('discussion.todos.tabCount', { count: open })}</span>
        </>
      )}
    </>
  )
}
