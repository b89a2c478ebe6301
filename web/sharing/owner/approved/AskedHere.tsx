import '../../../locales/following-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getProjectNews } from '../../../../contract/projects.ts'
import { nameOf as shownName, useIsChinese } from '../../../catalogue/names.ts'
import { Button, LinkButton } from '../../../kit/Button.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { query } from '../../../query.ts'
import { SENT, workAddress } from '../../../workspace/work-address.ts'

/** More are shown on request. */
const SHOWN = 3

interface AskedHereProps {
  budgetId: string
  projectId: string
  /** The name of a line; null where it is gone. */
  nameOf: (lineId: string) => string | null
  /** Opens a line. */
  onOpen: (lineId: string) => void
}

/**
 * On a list's page, of the version that was sent last: what clients decided and is not in the list yet, and what they ask of its lines, as they
 * saw them.
 */
export function AskedHere({ budgetId, projectId, nameOf, onOpen }: AskedHereProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const [areAll, setAreAll] = useState(false)
  const { data } = useQuery(query(getProjectNews, { id: projectId }, { isSilent: true, isFresh: true }))
  const asked = (data?.questions ?? []).flatMap(({ line, ...question }) => {
    const now = line?.budgetId === budgetId ? nameOf(line.lineId) : null
    // Another material may stand there since.
    return line && now !== null
      ? [{ ...question, lineId: line.lineId, name: shownName(isChinese, question) || now }]
      : []
  })
  const untaken = data?.sent?.untaken.filter(({ budgetIds }) => budgetIds.includes(budgetId)) ?? []
  const deciders = [...new Set(untaken.map(({ who }) => who))]
  if (asked.length + deciders.length === 0) return null
  const title = t('following.askedHere')
  return (
    <div className="py-4 wrap-anywhere">
      {deciders.map((who) => (
        <p key={who}>
          {t('following.untakenHere', { name: who, number: figure(data?.sent?.number ?? 0) })}{' '}
          <LinkButton
            look="inline"
            label={t('following.toTakeOver')}
            about={who}
            to={`${workAddress('project', projectId)}${SENT}`}
          />
        </p>
      ))}
      {asked.length > 0 && (
        <>
          <p>{title}</p>
          <ul className="grid grid-cols-1 gap-2" aria-label={title}>
            {(areAll ? asked : asked.slice(0, SHOWN)).map(({ id, lineId, name, who, words }) => (
              <li key={`${id} ${lineId}`} className="text-ink">
                <Button look="inline" label={name} onPress={() => onOpen(lineId)} />{' '}
                <span className="whitespace-pre-line">{words}</span> <span className="text-second">{who}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {asked.length > SHOWN && !areAll && (
        <Button look="inline" label={t('following.moreAsked')} about={title} onPress={() => setAreAll(true)} />
      )}
    </div>
  )
}
