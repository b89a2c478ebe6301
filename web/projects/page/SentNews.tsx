import { useTranslation } from 'react-i18next'
import { MOST_CHANGED, type ProjectNews, type Question } from '../../../contract/projects.ts'
import { nameOf, useIsChinese } from '../../catalogue/names.ts'
import { LinkButton } from '../../kit/Button.tsx'
import { useFigures } from '../../kit/figures.ts'
import { Section } from '../../kit/Section.tsx'
import { partAddress } from '../../workspace/named-part.ts'
import { SENT, sendAddress, sentAddress, sentCommentAddress, workAddress } from '../../workspace/work-address.ts'
import { Ago, Few } from './news-parts.tsx'

interface QuestionsProps {
  projectId: string
  questions: readonly Question[]
  now: number
}

/** What clients ask of the last version that was sent. */
export function Questions({ projectId, questions, now }: QuestionsProps) {
  const { t } = useTranslation()
  const title = t('projects.questions')
  return (
    <Section title={title} level={3}>
      <Few
        what={title}
        list={questions}
        keyOf={({ what, id, line }) => `${what} ${id} ${line?.budgetId ?? ''} ${line?.lineId ?? ''}`}
      >
        {(question) => <QuestionRow projectId={projectId} question={question} now={now} />}
      </Few>
    </Section>
  )
}

/** Where it is done or answered. */
function addressOf(projectId: string, { what, id, line, number }: Question): string {
  if (what === 'comment') return sentCommentAddress(projectId, id)
  return line ? partAddress(workAddress('budget', line.budgetId), 'line', line.lineId) : sentAddress(projectId, number)
}

function QuestionRow({ projectId, question, now }: { projectId: string; question: Question; now: number }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const { what, number, who, words, time } = question
  const version = t('projects.version', { number: figure(number) })
  const name = nameOf(isChinese, question) || version
  return (
    <>
      <LinkButton look="name" label={name} to={addressOf(projectId, question)} />
      {words !== '' && <p className="wrap-anywhere whitespace-pre-line">{words}</p>}
      <p className="text-meta text-second">
        {[t(`projects.asked.${what}`, { who }), name !== version && version].filter(Boolean).join(' · ')} ·{' '}
        <Ago moment={time} now={now} />
      </p>
    </>
  )
}

interface WaitsOfSentProps {
  projectId: string
  sent: NonNullable<ProjectNews['sent']>
  now: number
}

/** What is decided and not in the lists yet, and what clients do not see as it is now: each with the way to the press that does it. */
export function WaitsOfSent({ projectId, sent: { number, changed, untaken }, now }: WaitsOfSentProps) {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  const page = workAddress('project', projectId)
  // Nobody knows how many more there are than those that are found.
  const told = changed.map(({ name }, index) => (index < MOST_CHANGED - 1 ? name : t('projects.sentWaits.more')))
  return (
    <Section title={t('projects.sentWaits.title')} level={3}>
      <ul className="grid grid-cols-1 gap-y-12" aria-label={t('projects.sentWaits.title')}>
        {untaken.map(({ id, who, time }) => (
          <li key={id} className="min-w-0">
            <LinkButton look="name" label={t('projects.sentWaits.takeOver', { who })} to={`${page}${SENT}`} />
            <p className="text-meta text-second">
              {t('projects.sentWaits.untaken', { number: figure(number) })} · <Ago moment={time} now={now} />
            </p>
          </li>
        ))}
        {changed.length > 0 && (
          <li className="min-w-0">
            <LinkButton look="name" label={t('projects.sentWaits.prepare')} to={sendAddress(projectId)} />
            <p className="text-meta wrap-anywhere text-second">
              {t('projects.sentWaits.changed', {
                names: new Intl.ListFormat(i18n.language).format(told),
                number: figure(number),
              })}
            </p>
          </li>
        )}
      </ul>
    </Section>
  )
}
