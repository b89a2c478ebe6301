import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  passedReasons,
  previewFollowing,
  type FollowedList,
  type SentVersion,
} from '../../../../contract/sharing/sending-calls.ts'
import { ordersAddress } from '../../../budgets/budget-address.ts'
import { reasonOf } from '../../../errors/message.ts'
import { Button, LinkButton } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { EndButtons } from '../../../kit/dialog/EndButtons.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { Section } from '../../../kit/Section.tsx'
import { Answer } from '../../../lists/Answer.tsx'
import { query, useChange } from '../../../query.ts'
import { useFewNames } from './few-names.ts'
import { following } from './queries.ts'
import { StillOnBoards } from './StillOnBoards.tsx'

interface TakingOverProps {
  version: SentVersion
  decision: SentVersion['decisions'][number]
  /** The id of what gets the focus where the button that asked is gone. */
  elseFocusId: string
  onClose: () => void
}

/** Says what taking a decision over does to which lists, does it, and says what was left and what comes next. */
export function TakingOver({ version, decision: { id, name }, elseFocusId, onClose }: TakingOverProps) {
  const { t } = useTranslation()
  const boardIds = version.parts.flatMap(({ kind, refId }) => (kind === 'board' ? [refId] : []))
  const plan = useQuery(query(previewFollowing, { id }, { isSilent: true, isFresh: true, isForgotten: true }))
  const { mutate, data: done, isPending, error } = useChange(following, { isSilent: true })
  const isEmpty = plan.data?.lists.length === 0
  return (
    <Dialog
      title={t('following.title', { name })}
      closeLabel={t('following.close')}
      width={560}
      isOpen
      elseFocusId={elseFocusId}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-18">
        {done ? (
          <output className="grid grid-cols-1 gap-18">
            <p>
              {t(done.lists.length > 0 ? 'following.wasDone' : isEmpty ? 'following.nothing' : 'following.wasBefore')}
            </p>
            <Lists lists={done.lists} doneBeside={boardIds} />
          </output>
        ) : (
          <Answer query={plan} failed={t('following.failed')} skeletonHeight={160}>
            {({ lists }) => (
              <div className="grid grid-cols-1 gap-18">
                <p className="text-second">{t(lists.length > 0 ? 'following.hint' : 'following.nothing')}</p>
                <Lists lists={lists} />
              </div>
            )}
          </Answer>
        )}
        <p className="text-bad empty:hidden" role="alert">
          {error ? reasonOf(error, t) : undefined}
        </p>
        <EndButtons>
          {done ? (
            <Button label={t('following.close')} look="filled" onPress={onClose} />
          ) : (
            <>
              <Button label={t('following.cancel')} isFirst onPress={onClose} />
              {plan.data && (
                <Button
                  label={t(isEmpty ? 'following.done' : 'following.confirm')}
                  look="filled"
                  isBusy={isPending}
                  onPress={() => mutate({ id })}
                />
              )}
            </>
          )}
        </EndButtons>
      </div>
    </Dialog>
  )
}

interface ListsProps {
  lists: readonly FollowedList[]
  /** It is done: the ids of the boards beside which the lists were sent. */
  doneBeside?: readonly string[]
}

function Lists({ lists, doneBeside }: ListsProps) {
  return lists.map((list) => (
    <Section key={list.budgetId} title={list.name} level={3}>
      <ListChanges list={list} />
      {doneBeside && <NextOf list={list} />}
      {doneBeside &&
        list.chosen.map((chosen) => (
          <StillOnBoards key={`${chosen.name} ${chosen.instead}`} chosen={chosen} boardIds={doneBeside} />
        ))}
    </Section>
  ))
}

function ListChanges({ list: { isGone, chosen, approved, agreed, passed } }: { list: FollowedList }) {
  const { t } = useTranslation()
  const fewNames = useFewNames()
  if (isGone) return <p className="text-warning">{t('following.isGone')}</p>
  return (
    <ul className="grid grid-cols-1 gap-6 wrap-anywhere">
      {chosen.map(({ name, instead }) => (
        <li key={`${name} ${instead}`}>{t('following.takesPlace', { name, instead })}</li>
      ))}
      {approved.length > 0 && <li>{t('following.approve', { names: fewNames(approved) })}</li>}
      {agreed.length > 0 && <li>{t('following.agree', { names: fewNames(agreed) })}</li>}
      {passedReasons.map((why) => {
        const names = passed.flatMap((one) => (one.why === why ? [one.name] : []))
        if (names.length === 0) return null
        return (
          <li key={why} className="text-warning">
            {t(`following.passed.${why}`, { names: fewNames(names) })}
          </li>
        )
      })}
    </ul>
  )
}

function NextOf({ list: { budgetId, approved } }: { list: FollowedList }) {
  const { t } = useTranslation()
  const figure = useFigures()
  if (approved.length === 0) return null
  const words = t('following.order', { count: approved.length, figure: figure(approved.length) })
  return (
    <p className="pt-10">
      <LinkButton isSmall label={words} to={ordersAddress(budgetId)} />
    </p>
  )
}
