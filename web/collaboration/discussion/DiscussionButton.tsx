import '../../locales/discussion-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconMessages } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import type { DiscussionState } from '../../../contract/collaboration/discussion-calls.ts'
import { reportFailure } from '../../errors/report.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { discussionHere, leaveDiscussion } from '../../workspace/discussing.ts'
import { hearNewsOf } from '../../workspace/live/news.ts'
import { discussedItemOf, type DiscussedThing } from './discussed-thing.ts'
import styles from './DiscussionButton.module.css'
import { discussionKey, discussionStateOf } from './queries.ts'
import type { DiscussionRequest } from './discussion-request.ts'

const DiscussionPanel = lazyComponent(async () => (await import('./DiscussionPanel.tsx')).DiscussionPanel)

const MOST_SHOWN = 99

/** Opens the team's discussion of a thing, and shows how much of it is open and unread. */
export function DiscussionButton({ thing }: { thing: DiscussedThing }) {
  const { t } = useTranslation()
  const { data: state } = useQuery(discussionStateOf(thing))
  const [isOpen, setIsOpen] = useState(false)
  const [wish, setWish] = useState<DiscussionRequest | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = (next: DiscussionRequest) => {
    setWish(next)
    setIsOpen(true)
  }
  useWishOfAddress((commentId) => open({ commentId }))
  const places = state?.places
  const tellPage = useEffectEvent((told: Places) =>
    discussionHere.set({
      begin: (on) => open({ on }),
      show: (partId) => open({ partId }),
      countByPart: countByPart(told),
    }),
  )
  // Elements of the page open the discussion, and are outside of this component.
  useEffect(() => tellPage(places ?? []), [places])
  useEffect(() => leaveDiscussion, [])
  useNews(thing)
  const [unread, openCount] = [state?.unread ?? 0, state?.open ?? 0]
  const news = [
    unread > 0 && t('discussion.unread', { count: unread }),
    openCount > 0 && t('discussion.open', { count: openCount }),
  ].filter((words) => words !== false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        title={news.join(', ') || undefined}
        aria-haspopup="dialog"
        onPointerEnter={() => DiscussionPanel.preload()}
        onClick={() => open({})}
      >
        <IconMessages />
        <span>{t('discussion.title')}</span>
        {unread > 0 ? (
          <b className={styles['unread']} aria-hidden>
            {Math.min(unread, MOST_SHOWN)}
          </b>
        ) : (
          openCount > 0 && (
            <b className={styles['count']} aria-hidden>
              {Math.min(openCount, MOST_SHOWN)}
            </b>
          )
        )}
        {news.length > 0 && <span className="visually-hidden">{news.join(', ')}</span>}
      </button>
      {wish && (
        <LatePart onFailure={reportFailure}>
          <DiscussionPanel
            thing={thing}
            wish={wish}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onClosed={() => focusIfFree(button.current)}
          />
        </LatePart>
      )}
    </>
  )
}

/** Reads the discussion again when somebody says something, if the page follows news. */
function useNews({ kind, refId }: DiscussedThing): void {
  const client = useQueryClient()
  // The stream is outside React.
  useEffect(
    () =>
      hearNewsOf({ kind, refId }, ({ of }) => {
        if (of !== 'content') void client.invalidateQueries({ queryKey: discussionKey({ kind, refId }) })
      }),
    [client, kind, refId],
  )
}

/**
 * Opens the comment that the address names, as links in notices and mails do. The name leaves the address first, so that Back does not open
 * it again.
 */
function useWishOfAddress(open: (commentId: string) => void): void {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get('comment')
  const [last, setLast] = useState<string | null>(null)
  if (asked !== last) {
    setLast(asked)
    // The panel adds its own history entry after that.
    if (asked === null && last !== null) open(last)
  }
  const forget = useEffectEvent(() => {
    const query = new URLSearchParams(search)
    query.delete('comment')
    void navigate({ search: query.toString() }, { replace: true, state: state as unknown, preventScrollReset: true })
  })
  // The history is outside React; otherwise it would open again.
  useEffect(() => {
    if (asked !== null) forget()
  }, [asked])
}

type Places = DiscussionState['places']

function countByPart(places: Places): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { on, count } of places) {
    const partId = discussedItemOf(on)
    if (partId !== null) counts.set(partId, (counts.get(partId) ?? 0) + count)
  }
  return counts
}

/** Gives the focus back, unless something else has opened meanwhile. */
function focusIfFree(target: HTMLElement | null): void {
  const focused = document.activeElement
  const isFree = !focused || focused === document.body || !focused.isConnected
  if (isFree) target?.focus({ preventScroll: true })
}
