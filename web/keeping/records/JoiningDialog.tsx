import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { facts } from '../../../contract/facts/facts.ts'
import { undoBulk } from '../../../contract/keeping/bulk.ts'
import { joinAttribute, type Joining, type JoiningProposal } from '../../../contract/keeping/joining.ts'
import { AnswerError, call } from '../../api.ts'
import { nameOf, useIsChinese } from '../../catalogue/names.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { reasonOf } from '../../errors/message.ts'
import buttons from '../../kit/buttons.module.css'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { useFigures } from '../../kit/figures.ts'
import bulk from '../products/bulk/BulkDialog.module.css'
import { bulkRun } from '../products/queries.ts'
import styles from './JoiningDialog.module.css'
import { joiningPreview, joiningProposals, useRecordsChanged } from './queries.ts'
import { LONGEST_MS } from './record-change.ts'
import { RecordChooser } from './RecordChooser.tsx'

/** An attribute, and the row of the table of facts that it is to be. */
interface Chosen {
  attributeId: string
  fact: string
}

const NONE: Chosen = { attributeId: '', fact: '' }
const CHANGED_SINCE = 409

/** Above the attributes: how many of them mean facts, and the dialog that joins them. */
export function JoiningNotice() {
  const { t } = useTranslation()
  const figure = useFigures()
  const [isOpen, setIsOpen] = useState(false)
  const { data = [] } = useQuery(joiningProposals)
  const count = { count: data.length, figure: figure(data.length) }
  return (
    <p className={styles['notice']}>
      {data.length > 0 && <span>{t('records.joining.some', count)}</span>}
      <button type="button" className={buttons['plain']} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('records.joining.open')}
      </button>
      {isOpen && <JoiningDialog onClose={() => setIsOpen(false)} />}
    </p>
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
      closeLabel={t('records.close')}
      width={820}
      isOpen
      isHeld={chosen !== null}
      onClose={onClose}
    >
      <div className={bulk['preview']}>
        {chosen === null && <Proposals onChoose={setChosen} />}
        {chosen && !done && <JoiningForm chosen={chosen} onChoose={setChosen} onBack={back} onDone={setDone} />}
        {done && <JoiningDone done={done} onBack={back} />}
      </div>
    </Dialog>
  )
}

function Proposals({ onChoose }: { onChoose: (chosen: Chosen) => void }) {
  const isChinese = useIsChinese()
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(joiningProposals)
  if (!data && error)
    return <FailureFace error={error} what={t('records.failed')} onRetry={() => void refetch()} isPart />
  return (
    <>
      <p className={bulk['hint']}>{t(data?.length === 0 ? 'records.joining.none' : 'records.joining.hint')}</p>
      <ul className={styles['list']} aria-label={t('records.joining.title')}>
        {data?.map((proposal) => (
          <li key={proposal.attribute.id} className={styles['row']}>
            <ProposalWords proposal={proposal} />
            <button
              type="button"
              className={buttons['plain']}
              aria-label={t('records.joining.lookAt', { name: nameOf(isChinese, proposal.attribute) })}
              onClick={() => onChoose({ attributeId: proposal.attribute.id, fact: proposal.fact.code })}
            >
              {t('records.joining.look')}
            </button>
          </li>
        ))}
      </ul>
      <p className={bulk['steps']}>
        <button type="button" className={buttons['plain']} onClick={() => onChoose(NONE)}>
          {t('records.joining.other')}
        </button>
      </p>
    </>
  )
}

function ProposalWords({ proposal: { attribute, fact, joined, products, unread } }: { proposal: JoiningProposal }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  return (
    <span className={styles['words']}>
      {t('records.joining.means', { name: nameOf(isChinese, attribute), fact: nameOf(isChinese, fact) })}
      <small>
        {[
          isChinese ? fact.norm : fact.enNorm,
          t('records.joining.products', { count: products, figure: figure(products) }),
          unread.values > 0 && t('records.joining.unread', { count: unread.values, figure: figure(unread.values) }),
          joined && t('records.joining.into', { name: nameOf(isChinese, joined) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </span>
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
  const isChinese = useIsChinese()
  const client = useQueryClient()
  const onChanged = useRecordsChanged()
  const [isFree] = useState(chosen.attributeId === '')
  const preview = joiningPreview(chosen.attributeId, chosen.fact)
  const { data, error } = useQuery({ ...preview, enabled: chosen.attributeId !== '' && chosen.fact !== '' })
  const join = useMutation({
    mutationFn: () =>
      call(joinAttribute, { ...chosen, dryRun: false, digest: data?.digest ?? '' }, { timeoutMs: LONGEST_MS }),
    onSuccess: (done) => {
      onChanged()
      onDone(done)
    },
    onError: () => void client.invalidateQueries({ queryKey: preview.queryKey }),
  })
  const failure = join.error ?? error
  const isStale = failure instanceof AnswerError && failure.code === CHANGED_SINCE
  const canJoin = data && data.hindrances.length === 0 && !join.isPending
  return (
    <>
      {isFree && (
        <>
          <RecordChooser
            kind="attr"
            label={t('records.joining.property')}
            chosenId={chosen.attributeId}
            onChoose={(attributeId) => onChoose({ ...chosen, attributeId })}
          />
          <SelectField
            label={t('records.joining.fact')}
            value={chosen.fact}
            options={[
              { value: '', label: '–' },
              ...facts.map((fact) => ({ value: fact.code, label: nameOf(isChinese, fact) })),
            ]}
            onChange={(fact) => onChoose({ ...chosen, fact })}
          />
        </>
      )}
      <output className={bulk['said']}>
        {isStale && t('records.joining.stale')}
        {failure && !isStale && <span className={bulk['failure']}>{reasonOf(failure, t)}</span>}
        {join.isPending && t('records.joining.running')}
      </output>
      {join.isPending && <progress className={bulk['bar']} aria-label={t('records.joining.running')} />}
      {data && <JoiningPreview joining={data} />}
      <p className={bulk['steps']}>
        <button type="button" className={buttons['plain']} onClick={onBack}>
          {t('records.joining.back')}
        </button>
        <button
          type="button"
          className={buttons['filled']}
          aria-disabled={!canJoin}
          onClick={() => canJoin && join.mutate()}
        >
          {t('records.joining.do')}
        </button>
      </p>
    </>
  )
}

function JoiningPreview({ joining }: { joining: Joining }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const { attribute, fact, becomes, joined, products, statingBoth, read, unread, values, hindrances } = joining
  const name = nameOf(isChinese, attribute)
  const counted = (many: Joining['read']) =>
    `${t('records.joining.values', { count: many.values, figure: figure(many.values) })} · ${t('records.joining.products', { count: many.products, figure: figure(many.products) })}`
  const told = (text: string) => (text === 'true' || text === 'false' ? t(`records.joining.${text}`) : text)
  const changes = [
    joined && t('records.joining.merges', { name, other: nameOf(isChinese, joined) }),
    statingBoth > 0 && t('records.joining.both', { count: statingBoth, figure: figure(statingBoth) }),
    attribute.type !== becomes.type &&
      t('records.joining.type', {
        from: t(`records.choice.${attribute.type}`),
        to: t(`records.choice.${becomes.type}`),
      }),
    attribute.unit !== becomes.unit &&
      t('records.joining.unit', { from: attribute.unit || '–', to: becomes.unit || '–' }),
  ].filter((change) => typeof change === 'string')
  return (
    <>
      <h3>{t('records.joining.means', { name, fact: nameOf(isChinese, fact) })}</h3>
      <p className={bulk['hint']}>{isChinese ? fact.norm : fact.enNorm}</p>
      <dl className={bulk['counts']}>
        <div>
          <dt>{t('records.joining.isRead')}</dt>
          <dd>{counted(read)}</dd>
        </div>
        <div data-bad={unread.values > 0 || undefined}>
          <dt>{t('records.joining.isNotRead')}</dt>
          <dd>{counted(unread)}</dd>
        </div>
      </dl>
      {hindrances.map(({ why, products: many }) => (
        <p key={why} className={bulk['failure']} role="alert">
          {t(`records.joining.why.${why}`)}
          {many > 0 && ` ${t('records.joining.products', { count: many, figure: figure(many) })}`}
        </p>
      ))}
      <ul className={styles['changes']}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
        <li>{t('records.joining.leadsOn', { count: products, figure: figure(products) })}</li>
      </ul>
      <div className={bulk['scroll']}>
        <table className={bulk['table']}>
          <thead>
            <tr>
              <th scope="col">{t('records.joining.stored')}</th>
              <th scope="col">{t('records.joining.isReadAs')}</th>
              <th scope="col">{t('records.joining.many')}</th>
            </tr>
          </thead>
          <tbody>
            {values.map((value) => (
              <tr key={`${value.stored} ${value.becomes}`}>
                <td>{told(value.stored)}</td>
                <td>{value.read === null ? <em>{t('records.joining.notRead')}</em> : told(value.read)}</td>
                <td>{figure(value.products)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** A join that was made, and its undo. */
function JoiningDone({ done, onBack }: { done: Joining; onBack: () => void }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const client = useQueryClient()
  const onChanged = useRecordsChanged()
  const runId = done.runId ?? ''
  const undo = useMutation({
    mutationFn: () => call(undoBulk, { id: runId }),
    onSuccess: (answer) => client.setQueryData(bulkRun(runId).queryKey, answer),
  })
  const { data: run } = useQuery({ ...bulkRun(runId), enabled: undo.isSuccess })
  const state = run?.state ?? 'done'
  const isEnded = state === 'undone'
  // The lists are read from the query cache, which React does not follow.
  useEffect(() => {
    if (isEnded) onChanged()
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isEnded])
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
      {state === 'undoing' && (
        <progress className={bulk['bar']} max={run?.total || 1} value={run?.done ?? 0} aria-label={words.undoing} />
      )}
      <p className={bulk['result']} aria-live="polite">
        {words[state]}
      </p>
      <p className={bulk['steps']}>
        {(state === 'done' || state === 'failed') && (
          <button
            type="button"
            className={buttons['plain']}
            aria-busy={undo.isPending}
            onClick={() => !undo.isPending && undo.mutate()}
          >
            {t('records.joining.undo')}
          </button>
        )}
        <button type="button" className={buttons['filled']} onClick={onBack}>
          {t('records.joining.back')}
        </button>
      </p>
    </>
  )
}
