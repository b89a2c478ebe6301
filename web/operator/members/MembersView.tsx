import '../../locales/operator-texts.ts'
import '../../locales/kept-members-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { verifications } from '../../../contract/company.ts'
import { getMemberPage, memberSorts, memberStates, type KeptMemberRow } from '../../../contract/members-kept.ts'
import { roles } from '../../../contract/permissions.ts'
import { Button } from '../../kit/Button.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { useTypedWords } from '../../kit/fields/typed-words.ts'
import { useFigures } from '../../kit/figures.ts'
import { dayOf } from '../../kit/moments.ts'
import { usePageUnit } from '../../kit/page-unit.ts'
import type { Column } from '../../kit/Table.tsx'
import { firstOf, oneOf, pageNo, useAsked, words } from '../../lists/asked.ts'
import { PagedList } from '../../lists/PagedList.tsx'
import { query } from '../../query.ts'
import { LastSeen, StateMark, VerificationMark } from './Marks.tsx'

const A_PAGE = 50
const filters = { q: words(200), role: oneOf(roles), state: oneOf(memberStates), verification: oneOf(verifications) }
const fields = { ...filters, sort: firstOf(memberSorts), page: pageNo }
const ALL = { q: '', role: '', state: '', verification: '' }

/** The members, by pages; the filters stand in the address. */
export function MembersView() {
  const { t } = useTranslation()
  const { asked, ask } = useAsked(fields)
  const { q: keyword, page, ...rest } = asked
  const input = { ...rest, pageNo: page, pageSize: A_PAGE, ...(keyword && { keyword }) }
  const answer = useQuery(query(getMemberPage, input, { isSilent: true, keepsLast: true }))
  return (
    <>
      <Tools asked={asked} total={answer.data?.total} ask={ask} />
      <PagedList
        query={answer}
        what={t('keptMembers.list')}
        failed={t('keptMembers.failed')}
        empty={{
          title: t('keptMembers.none'),
          action: <Button label={t('keptMembers.showAll')} onPress={() => ask({ ...ALL, sort: '' })} />,
        }}
        columns={useColumns(answer.dataUpdatedAt)}
        keyOf={({ id }) => id}
        pageNo={page}
        pageSize={A_PAGE}
        onTurn={(next) => ask({ page: next })}
      />
    </>
  )
}

/** `now`: when the list was read. */
function useColumns(now: number): Column<KeptMemberRow>[] {
  const { t, i18n } = useTranslation()
  const { isPhone } = usePageUnit()
  return [
    { name: t('keptMembers.member'), as: 'name', cell: (member) => <MemberName member={member} /> },
    { name: t('keptMembers.role'), cell: ({ role }) => t(`keptMembers.roles.${role}`) },
    { name: t('keptMembers.state'), cell: (member) => <StateMark member={member} /> },
    {
      name: t('keptMembers.verification'),
      cell: (member) => (isPhone && member.verification === 'none' ? null : <VerificationMark member={member} />),
    },
    { name: t('keptMembers.created'), as: 'moment', cell: ({ createTime }) => dayOf(createTime, i18n.language) },
    {
      name: t('keptMembers.lastSeen'),
      as: 'moment',
      cell: ({ lastSeenTime }) => <LastSeen time={lastSeenTime} now={now} />,
    },
  ]
}

function MemberName({ member: { id, nickname, email, isDemonstration } }: { member: KeptMemberRow }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-2">
      <Link
        to={`/operator/members/${id}`}
        dir="auto"
        className="w-fit font-medium hover:text-accent phone:inline-flex phone:min-h-32 phone:items-center"
      >
        {nickname || email}
      </Link>
      <span className="text-meta text-second">
        {email}
        {isDemonstration && ` · ${t('keptMembers.demonstration')}`}
      </span>
    </div>
  )
}

type Asking = ReturnType<typeof useAsked<typeof fields>>

interface ToolsProps extends Pick<Asking, 'asked' | 'ask'> {
  /** How many members meet the filters; undefined while unknown. */
  total: number | undefined
}

/** The list's filters, sort and total. */
function Tools({ asked, total, ask }: ToolsProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const [typed, type] = useTypedWords(asked.q ?? '', (q) => ask({ q }))
  const any = { value: '', label: t('keptMembers.any') }
  const { role, state, verification, sort } = asked
  const isNarrowed = Boolean(asked.q ?? role ?? state ?? verification)
  return (
    <search className="mb-24 flex flex-wrap items-end gap-x-16 gap-y-12 phone:[&>div]:grow phone:[&>div]:basis-140">
      <SearchField label={t('keptMembers.find')} most={200} value={typed} onChange={type} />
      <SelectField
        label={t('keptMembers.role')}
        value={role ?? ''}
        options={[any, ...roles.map((value) => ({ value, label: t(`keptMembers.roles.${value}`) }))]}
        onChange={(value) => ask({ role: value })}
      />
      <SelectField
        label={t('keptMembers.state')}
        value={state ?? ''}
        options={[any, ...memberStates.map((value) => ({ value, label: t(`keptMembers.states.${value}`) }))]}
        onChange={(value) => ask({ state: value })}
      />
      <SelectField
        label={t('keptMembers.verification')}
        value={verification ?? ''}
        options={[any, ...verifications.map((value) => ({ value, label: t(`keptMembers.verifications.${value}`) }))]}
        onChange={(value) => ask({ verification: value })}
      />
      <SelectField
        label={t('kit.sortedBy')}
        value={sort}
        options={memberSorts.map((value) => ({ value, label: t(`keptMembers.sorts.${value}`) }))}
        onChange={(value) => ask({ sort: value })}
      />
      <p className="ml-auto flex min-h-40 flex-wrap items-center gap-x-14 gap-y-8 text-meta text-second phone:w-full">
        <output className="figures">
          {total !== undefined && t('keptMembers.count', { count: total, figure: figure(total) })}
        </output>
        {isNarrowed && <Button label={t('kit.clearFilters')} onPress={() => ask(ALL)} />}
      </p>
    </search>
  )
}
