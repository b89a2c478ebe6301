import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getBoardPage } from '../../../contract/boards/calls.ts'
import { getBudgetPage } from '../../../contract/budgets/calls.ts'
import { getFolderPage } from '../../../contract/favourites.ts'
import { getProjectPage, projectSorts } from '../../../contract/projects.ts'
import { useLeaving } from '../../collaboration/people/leaving.tsx'
import { Button } from '../../kit/Button.tsx'
import { Face } from '../../kit/Face.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { useTypedWords } from '../../kit/fields/typed-words.ts'
import { Pager } from '../../kit/lists/Pager.tsx'
import { Segments } from '../../kit/Segments.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Answer } from '../../lists/Answer.tsx'
import { firstOf, oneOf, pageNo, useAsked, words } from '../../lists/asked.ts'
import { useFocusOfRows } from '../../lists/focus-of-rows.ts'
import { query } from '../../query.ts'
import { useReadProjectsAgain } from '../queries.ts'
import { ProjectCard } from './ProjectCard.tsx'

const A_PAGE = 48
const FIELDS = { q: words(), archived: oneOf(['1']), sort: firstOf(projectSorts), page: pageNo }

interface ProjectListProps {
  onCreate: () => void
  /** Creates a project, and brings what the member has into it. */
  onGather: () => void
  /** The last project has gone, and the focus with it. */
  onLeft: () => void
}

/** The member's projects as cards, with their search, sort and archive in the address. */
export function ProjectList({ onCreate, onGather, onLeft }: ProjectListProps) {
  const { t } = useTranslation()
  const { asked, ask } = useAsked(FIELDS)
  const { q, page, ...others } = asked
  const input = { ...others, pageNo: page, pageSize: A_PAGE, ...(q && { keyword: q }) }
  const answer = useQuery(query(getProjectPage, input, { isSilent: true, keepsLast: true }))
  const list = useFocusOfRows<HTMLDivElement>((answer.data?.list ?? []).map(({ id }) => id))
  const readAgain = useReadProjectsAgain()
  const leaving = useLeaving(readAgain)
  // Of another input's answer, which stays until this one's is there, nothing can be said.
  const isEmpty = answer.data?.total === 0 && !answer.isPlaceholderData
  const isBare = isEmpty && q === undefined && asked.archived === undefined
  const none = () => {
    if (q !== undefined)
      return (
        <Face
          title={t('projects.none')}
          hint={t('projects.noneHint')}
          action={<Button label={t('projects.showAll')} onPress={() => ask({ q: '' })} />}
        />
      )
    if (asked.archived) return <Face title={t('projects.emptyArchive')} hint={t('projects.emptyArchiveHint')} />
    return <NothingYet onCreate={onCreate} onGather={onGather} />
  }
  return (
    <div {...list} className="outline-none">
      <Tools asked={asked} ask={ask} isBare={isBare} />
      <Answer query={answer} failed={t('projects.failed')} skeleton={<CardsSkeleton />}>
        {(data) => (
          <>
            {/* In the document before it has text, so that the text is read out. */}
            <div aria-live="polite">{isEmpty && none()}</div>
            <ul className={GRID} aria-label={t('projects.list')}>
              {data.list.map((project) => (
                <li key={project.id} data-id={project.id}>
                  <ProjectCard
                    project={project}
                    now={answer.dataUpdatedAt}
                    onGone={() => data.list.length === 1 && onLeft()}
                    onLeave={() => leaving.ask({ kind: 'project', refId: project.id, name: project.name })}
                  />
                </li>
              ))}
            </ul>
            <Pager
              what={t('projects.list')}
              pageNo={page}
              pageSize={A_PAGE}
              total={data.total}
              onTurn={(next) => ask({ page: next })}
            />
          </>
        )}
      </Answer>
      {leaving.dialog}
    </div>
  )
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(calc(320*var(--u)),1fr))] gap-20 phone:grid-cols-1 phone:gap-14'

interface ToolsProps extends Pick<ReturnType<typeof useAsked<typeof FIELDS>>, 'asked' | 'ask'> {
  /** There are no projects, of which some could be found. */
  isBare: boolean
}

function Tools({ asked, ask, isBare }: ToolsProps) {
  const { t } = useTranslation()
  const [typed, type] = useTypedWords(asked.q ?? '', (q) => ask({ q }))
  return (
    <search className="mb-24 flex flex-wrap items-center gap-x-16 gap-y-12">
      {!isBare && <SearchField label={t('projects.find')} most={200} value={typed} onChange={type} />}
      <Segments
        label={t('projects.which')}
        options={[
          { value: '', label: t('projects.current') },
          { value: '1', label: t('projects.archived') },
        ]}
        value={asked.archived ?? ''}
        onChange={(archived) => ask({ archived })}
      />
      {!isBare && (
        <SelectField
          label={t('projects.sort')}
          isInline
          options={projectSorts.map((value) => ({ value, label: t(`projects.sorts.${value}`) }))}
          value={asked.sort}
          onChange={(sort) => ask({ sort })}
        />
      )}
    </search>
  )
}

/** Says what a project is for, and how to begin: anew, or with what the member has. */
function NothingYet({ onCreate, onGather }: Pick<ProjectListProps, 'onCreate' | 'onGather'>) {
  const { t } = useTranslation()
  const one = { pageSize: 1 }
  const boards = useQuery(query(getBoardPage, { ...one, mine: '1' }, { isSilent: true }))
  const budgets = useQuery(query(getBudgetPage, one, { isSilent: true }))
  const folders = useQuery(query(getFolderPage, one, { isSilent: true }))
  const hasThings = [boards, budgets, folders].some(({ data }) => (data?.total ?? 0) > 0)
  return (
    <Face
      title={t('projects.empty')}
      hint={t('projects.emptyHint')}
      action={
        <div className="flex flex-wrap justify-center gap-10">
          <Button label={t('projects.create')} opens="dialog" onPress={onCreate} />
          {hasThings && <Button label={t('projects.gather')} look="filled" opens="dialog" onPress={onGather} />}
        </div>
      }
    />
  )
}

const CARDS = 6

function CardsSkeleton() {
  return (
    <span className={GRID}>
      {Array.from({ length: CARDS }, (_, nth) => (
        <Skeleton key={nth} height={170} />
      ))}
    </span>
  )
}
