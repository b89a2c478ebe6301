import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeamDiscussion, TeamPlace } from '../../../contract/collaboration/discussion-calls.ts'
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx'
import { Face } from '../../kit/Face.tsx'
import { discussedItemOf, type DiscussedThing } from './discussed-thing.ts'
import styles from './DiscussionPanel.module.css'
import { PlaceChip } from './PlaceChip.tsx'
import { useMarkCommentsRead } from './queries.ts'
import { CommentForm } from './saying/CommentForm.tsx'
import { draftPlace, moveDraft } from './saying/kept.ts'
import { newCommentKey } from './saying/new-comment-key.ts'
import { useSend, useUnsentComments } from './saying/send.ts'
import threadStyles from './Thread.module.css'
import { ThreadItem } from './ThreadItem.tsx'
import { filterFor, threadFilters, threadsOf, type ThreadFilter } from './threads.ts'
import { UnsentItem } from './UnsentItem.tsx'
import type { DiscussionRequest } from './discussion-request.ts'

interface ThreadListProps {
  thing: DiscussedThing
  wish: DiscussionRequest
  discussion: TeamDiscussion
  /** The discussion is being loaded, so it may be out of date. */
  isFetching: boolean
  onShow: ((on: TeamPlace) => void) | undefined
}

/** The whole discussion with a form for a new comment. Seeing it marks it as read. */
export function ThreadList({ thing, wish, discussion, isFetching, onShow }: ThreadListProps) {
  const { t } = useTranslation()
  const { list, people } = discussion
  const [ledTo] = useState(() => wantedIn(discussion, wish))
  const { commentId } = wish
  const at = ledTo ?? (commentId === undefined ? null : wantedIn(discussion, { commentId }))
  // The cached discussion may be older than the comment that the reader was led to.
  const [isSettled, setIsSettled] = useState(!isFetching)
  if (!isSettled && !isFetching) setIsSettled(true)
  const [filter, setFilter] = useState<ThreadFilter>(() => filterFor(list, at))
  const fresh = useFresh(thing, discussion)
  const unsent = useUnsentComments(thing)
  const me = people.find(({ isMe }) => isMe)?.memberId ?? null
  const threads = threadsOf(list, filter, me)
  return (
    <>
      {commentId !== undefined && at === null && isSettled && (
        <output className={styles['gone']}>{t('discussion.gone')}</output>
      )}
      <p className={styles['hint']}>{t('discussion.hint')}</p>
      <NewThread thing={thing} discussion={discussion} begin={wish.on ?? null} />
      <div className={styles['filter']}>
        <ChoiceField
          label={t('discussion.filter')}
          options={threadFilters.map((value) => ({ value, label: t(`discussion.filters.${value}`) }))}
          value={filter}
          onChange={setFilter}
        />
      </div>
      <ul className={styles['list']} aria-label={t('discussion.list')}>
        {unsent
          .filter(({ parentId }) => parentId === null)
          .map((one) => (
            <li key={one.key} className={threadStyles['thread']}>
              {one.on && <PlaceChip thing={thing} on={one.on} />}
              <UnsentItem unsent={one} />
            </li>
          ))}
        {threads.map((thread) => (
          <li key={thread.first.id}>
            <ThreadItem
              thing={thing}
              thread={thread}
              discussion={discussion}
              unsent={unsent.filter(({ parentId }) => parentId === thread.first.id)}
              fresh={fresh}
              isAt={thread.first.id === at}
              onShow={onShow}
            />
          </li>
        ))}
      </ul>
      {threads.length === 0 && unsent.length === 0 && <Nothing filter={filter} isEmpty={list.length === 0} />}
    </>
  )
}

function Nothing({ filter, isEmpty }: { filter: ThreadFilter; isEmpty: boolean }) {
  const { t } = useTranslation()
  if (isEmpty) return <Face title={t('discussion.none')} hint={t('discussion.noneHint')} />
  const words = {
    open: 'discussion.noneOpen',
    resolved: 'discussion.noneResolved',
    mine: 'discussion.noneMine',
  } as const
  return <Face title={t(words[filter])} />
}

interface NewThreadProps extends Pick<ThreadListProps, 'thing' | 'discussion'> {
  begin: TeamPlace | null
}

function NewThread({ thing, discussion, begin }: NewThreadProps) {
  const { t } = useTranslation()
  const [on, setOn] = useState(begin)
  const place = draftPlace(thing, { on })
  const send = useSend()
  return (
    <CommentForm
      key={place}
      label={t('discussion.say')}
      note={discussion.people.length > 1 ? t('discussion.sayHint') : undefined}
      place={place}
      people={discussion.people}
      sendLabel={t('discussion.send')}
      isFirst={begin !== null}
      onSend={(draft, mentions) => {
        const { kind, refId } = thing
        const made = { key: newCommentKey(), thing: { kind, refId }, parentId: null, on }
        setOn(null)
        void send({ ...draft, ...made, mentions, time: Date.now(), failure: null })
      }}
    >
      {on && (
        <div className={styles['target']}>
          <PlaceChip thing={thing} on={on} />
          <button
            type="button"
            className={styles['other']}
            onClick={() => {
              moveDraft(place, draftPlace(thing))
              setOn(null)
            }}
          >
            {t('discussion.notOnIt')}
          </button>
        </div>
      )}
    </CommentForm>
  )
}

/** The first comment of the wanted thread; null where none is wanted or it is gone. */
function wantedIn({ list }: TeamDiscussion, { commentId, partId }: DiscussionRequest): string | null {
  if (partId !== undefined) {
    const isThere = (isOpen: boolean) =>
      list.findLast(({ on, resolveTime }) => on && discussedItemOf(on) === partId && (resolveTime === null) === isOpen)
    return (isThere(true) ?? isThere(false))?.id ?? null
  }
  const found = list.find(({ id }) => id === commentId)
  return found?.parentId ?? found?.id ?? null
}

/** The comments that were new when they came into sight; they stay marked. */
function useFresh(thing: DiscussedThing, { list }: TeamDiscussion): ReadonlySet<string> {
  const markRead = useMarkCommentsRead(thing)
  const latest = list.at(-1)?.id
  const isAnyNew = list.some(({ isNew }) => isNew)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const coming = list.filter(({ id, isNew }) => isNew && !fresh.has(id)).map(({ id }) => id)
  if (coming.length > 0) setFresh(new Set([...fresh, ...coming]))
  const note = useEffectEvent((upTo: string) => markRead(upTo))
  // The server stores how far the member has read.
  useEffect(() => {
    if (latest !== undefined && isAnyNew) note(latest)
  }, [latest, isAnyNew])
  return fresh
}
