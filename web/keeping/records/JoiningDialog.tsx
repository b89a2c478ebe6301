import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { facts } from '../../../contract/facts/facts.ts'
import { getBulkRun, undoBulk } from '../../../contract/keeping/bulk.ts'
import {
  getJoiningProposals,
  joinAttribute,
  type Joining,
  type JoiningProposal,
} from '../../../contract/keeping/joining.ts'
import { AnswerError } from '../../api.ts'
import { nameOf, useIsChinese } from '../../catalogue/names.ts'
import { reasonOf } from '../../errors/message.ts'
import { Button } from '../../kit/Button.tsx'
import { Progress } from '../../kit/Progress.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { EndButtons } from '../../kit/dialog/EndButtons.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { useFigures } from '../../kit/figures.ts'
import { Answer } from '../../lists/Answer.tsx'
import { change, query, readAgain, useChange } from '../../query.ts'
import { JoiningPreview } from './JoiningPreview.tsx'
import { afterRecords, LONGEST_MS } from './queries.ts'
import { RecordChooser } from './RecordChooser.tsx'

/** An attribute, and the row of the table of facts that it is to be. */
interface Chosen {
  attributeId: string
  fact: string
}

const NONE: Chosen = { attributeId: '', fact: '' }
const CHANGED_SINCE = 409
const POLL_MS = 500

const proposals = query(getJoiningProposals, {}, { isSilent: true })

/** Above the attributes: how many of them mean facts, and the dialog that joins them. */
export function JoiningNotice() {
  const { t } = useTranslation()
  const figure = useFigures()
  const [isOpen, setIsOpen] = useState(false)
  const { data = [] } = useQuery(proposals)
  const count = { count: data.length, figure: figure(data.length) }
  return (
    <div className="-mt-8 mb-24 flex flex-wrap items-center gap-x-14 gap-y-6 text-meta text-second">
      {data.length > 0 && <span>{t('records.joining.some', count)}</span>}
      <Button label={t('records.joining.open')} isSmall opens="dialog" onPress={() => setIsOpen(true)} />
      {isOpen && <JoiningDialog onClose={() => setIsOpen(false)} />}
    </div>
  )
}

/** Joins attributes to rows of the table of facts: the proposals, a preview of one, the run, and its undo. */
function JoiningDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [done, setDone] = useState<Joining | null>(null)
  const back = () => {
    setChosen(null)
    setDone(null)
  }
  return (
    <Dialog
      title={t('records.joining.title')}
      closeLabel={t('kit.close')}
      width={820}
      isOpen
      isHeld={chosen !== null}
      onClose={onClose}
    >
      <div className="grid min-w-0 grid-cols-1 gap-16">
        {chosen === null && <Proposals onChoose={setChosen} />}
        {chosen && !done && <JoiningForm chosen={chosen} onChoose={setChosen} onBack={back} onDone={setDone} />}
        {done && <JoiningDone done={done} onBack={back} />}
      </div>
    </Dialog>
  )
}

function Proposals({ onChoose }: { onChoose: (chosen: Chosen) => void }) {
  const { t } = useTranslation()
  return (
    <Answer query={useQuery(proposals)} failed={t('records.failed')}>
      {(data) => (
        <div className="grid gap-16">
          <p className="text-meta text-second">
            {t(data.length === 0 ? 'records.joining.none' : 'records.joining.hint')}
          </p>
          <ul className="grid gap-10" aria-label={t('records.joining.title')}>
            {data.map((proposal) => (
              <Proposal key={proposal.attribute.id} proposal={proposal} onChoose={onChoose} />
            ))}
          </ul>
          <EndButtons>
            <Button label={t('records.joining.other')} onPress={() => onChoose(NONE)} />
          </EndButtons>
        </div>
      )}
    </Answer>
  )
}

interface ProposalProps {
  proposal: JoiningProposal
  onChoose: (chosen: Chosen) => void
}

function Proposal({ proposal: { attribute, fact, joined, products, unread }, onChoose }: ProposalProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const name = nameOf(isChinese, attribute)
  const told = [
    isChinese ? fact.norm : fact.enNorm,
    t('records.joining.products', { count: products, figure: figure(products) }),
    unread.values > 0 && t('records.joining.unread', { count: unread.values, figure: figure(unread.values) }),
    joined && t('records.joining.into', { name: nameOf(isChinese, joined) }),
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-16 gap-y-8">
      <div className="grid min-w-0 flex-1 basis-220 wrap-anywhere">
        {t('records.joining.means', { name, fact: nameOf(isChinese, fact) })}
        <span className="text-meta text-second">{told.filter(Boolean).join(' · ')}</span>
      </div>
      <Button
        label={t('records.joining.look')}
        about={name}
        onPress={() => onChoose({ attributeId: attribute.id, fact: fact.code })}
      />
    </li>
  )
}

interface JoiningFormProps {
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  onBack: () => void
  onDone: (done: Joining) => void
}

/** One attribute and its row, with what the join would do. */
function JoiningForm({ chosen, onChoose, onBack, onDone }: JoiningFormProps) {
  const { t } = useTranslation()
  const [isFree] = useState(chosen.attributeId === '')
  const { data, error } = useQuery({
    ...query(joinAttribute, { ...chosen, dryRun: true }, { isSilent: true, isFresh: true, isForgotten: true }),
    enabled: chosen.attributeId !== '' && chosen.fact !== '',
  })
  const join = useChange(change(joinAttribute, [...afterRecords, joinAttribute]), {
    timeoutMs: LONGEST_MS,
    onDone,
  })
  const failure = join.error ?? error
  const isStale = failure instanceof AnswerError && failure.code === CHANGED_SINCE
  const canJoin = data && data.hindrances.length === 0
  const begin = () => join.mutate({ ...chosen, dryRun: false, digest: data?.digest ?? '' })
  return (
    <>
      {isFree && <ChosenByHand chosen={chosen} onChoose={onChoose} />}
      <output className="block min-h-22 text-meta text-second">
        {isStale && t('records.joining.stale')}
        {failure && !isStale && <span className="text-bad">{reasonOf(failure, t)}</span>}
        {join.isPending && t('records.joining.running')}
      </output>
      {join.isPending && <Progress label={t('records.joining.running')} />}
      {data && <JoiningPreview joining={data} />}
      <EndButtons>
        <Button label={t('records.joining.back')} onPress={onBack} />
        <Button
          label={t('records.joining.do')}
          look="filled"
          isBusy={join.isPending}
          why={canJoin ? undefined : t(data ? 'records.joining.hindered' : 'records.joining.unseen')}
          onPress={begin}
        />
      </EndButtons>
    </>
  )
}

function ChosenByHand({ chosen, onChoose }: Pick<JoiningFormProps, 'chosen' | 'onChoose'>) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const options = facts.map((fact) => ({ value: fact.code, label: nameOf(isChinese, fact) }))
  return (
    <>
      <RecordChooser
        kind="attr"
        label={t('records.joining.property')}
        value={chosen.attributeId}
        onChange={(attributeId) => onChoose({ ...chosen, attributeId })}
      />
      <SelectField
        label={t('records.joining.fact')}
        value={chosen.fact}
        options={[{ value: '', label: '–' }, ...options]}
        onChange={(fact) => onChoose({ ...chosen, fact })}
      />
    </>
  )
}

/** A join that was made, and its undo. */
function JoiningDone({ done, onBack }: { done: Joining; onBack: () => void }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const client = useQueryClient()
  const progress = query(
    getBulkRun,
    { id: done.runId ?? '' },
    { pollMs: (run) => (run?.state === 'undoing' ? POLL_MS : false) },
  )
  const undo = useChange(change(undoBulk, []), {
    onDone: (answer) => client.setQueryData(progress.queryKey, answer),
  })
  const { data: run } = useQuery({
    ...progress,
    enabled: undo.isSuccess,
  })
  const state = run?.state ?? 'done'
  const isEnded = state === 'undone'
  // The lists are read from the query cache, which React does not follow.
  useEffect(() => {
    if (isEnded) void readAgain(client, afterRecords)
  }, [isEnded, client])
  const names = { name: nameOf(isChinese, done.attribute), fact: nameOf(isChinese, done.fact) }
  const words = {
    done: t('records.joining.done', names),
    running: t('records.joining.running'),
    undoing: t('records.joining.undoing'),
    undone: t('records.joining.undone', names),
    failed: t('records.joining.undoFailed'),
  }
  return (
    <>
      {state === 'undoing' && <Progress label={words.undoing} done={run?.done ?? 0} most={run?.total} />}
      <p className="text-section" aria-live="polite">
        {words[state]}
      </p>
      <EndButtons>
        {(state === 'done' || state === 'failed') && (
          <Button
            label={t('records.joining.undo')}
            isBusy={undo.isPending}
            onPress={() => undo.mutate({ id: done.runId ?? '' })}
          />
        )}
        <Button label={t('records.joining.back')} look="filled" onPress={onBack} />
      </EndButtons>
    </>
  )
}
