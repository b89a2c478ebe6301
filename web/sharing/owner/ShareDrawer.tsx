import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
import '../../locales/share-texts.ts'
import { Drawer, Tabs } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnersComment } from '../../../contract/sharing/discussion-calls.ts'
import { AskFirst } from '../../kit/AskFirst.tsx'
import { CloseButton } from '../../kit/dialog/CloseButton.tsx'
import { PeopleTab } from '../../collaboration/people/PeopleTab.tsx'
import { useStepOfPage } from '../../kit/history/step-of-page.ts'
import tabStyles from '../../kit/tabs.module.css'
import type { UnsavedInput } from './unsaved-input.ts'
import { LinksTab } from './links/LinksTab.tsx'
import { ActivityTab } from './news/activity/ActivityTab.tsx'
import { ApprovalsTab } from './news/approvals/ApprovalsTab.tsx'
import { CommentsTab } from './news/comments/CommentsTab.tsx'
import { approvalsOf, commentsOf, linksOf } from './queries.ts'
import type { SharedDocument } from './shared-document.ts'
import styles from './ShareDrawer.module.css'

/** The stylesheet animates the opening. */
const EXIT_MS = 160

const tabs = ['links', 'people', 'comments', 'approvals', 'activity'] as const

/** Tabs with forms. */
type HoldingTab = 'links' | 'people'
type HeldByTab = Partial<Record<HoldingTab, UnsavedInput | null>>

interface ShareDrawerProps {
  shared: SharedDocument
  isOpen: boolean
  /** Opens at the comments, not at the links. */
  opensWithNews: boolean
  /** The comment whose place the owner went to see; the drawer opens at it. */
  at: string | null
  /** With the comment whose place the owner goes to see. */
  onClose: (at?: string) => void
  /** Called when the drawer has gone. */
  onClosed: () => void
}

/** The links to a member's thing, and what came by them. On a phone it fills the screen. */
export function ShareDrawer({ shared, isOpen, opensWithNews, at, onClose, onClosed }: ShareDrawerProps) {
  const { t } = useTranslation()
  const [heldByTab, setHeldByTab] = useState<HeldByTab>({})
  /** What to do once the owner discards unsaved input. */
  const [asked, setAsked] = useState<{ leave: () => void; isByBack?: true; tab?: HoldingTab } | null>(null)
  const heldBy = (tab?: HoldingTab) => (tab ? heldByTab[tab] : (heldByTab.links ?? heldByTab.people)) ?? null
  const held = heldBy(asked?.tab)
  const close = () => onClose()
  const letGo = (leave: () => void, tab?: HoldingTab) => {
    setHeldByTab(tab ? { ...heldByTab, [tab]: null } : {})
    setAsked(null)
    leave()
  }
  const leaveBy = (leave: () => void, tab?: HoldingTab) =>
    heldBy(tab) ? setAsked({ leave, ...(tab && { tab }) }) : letGo(leave, tab)
  const goBack = () => (heldBy() ? setAsked({ leave: close, isByBack: true }) : letGo(close))
  // Back removes the drawer's history entry while it asks; staying adds it again.
  useStepOfPage(isOpen && !asked?.isByBack, goBack, 'sharing')
  const asking = asked && held && (
    <AskFirst
      cancelLabel={t('share.cancel')}
      question={t(`share.leave.${held}.question`)}
      deed={t(`share.leave.${held}.deed`)}
      isBusy={false}
      onDo={() => letGo(asked.leave, asked.tab)}
      onCancel={() => setAsked(null)}
    />
  )
  return (
    <Drawer.Root
      opened={isOpen}
      // Escape and the backdrop count as "no" while it asks.
      onClose={() => (asked ? setAsked(null) : leaveBy(close))}
      position="right"
      size="min(100%, calc(620 * var(--u)))"
      returnFocus={false}
      onExitTransitionEnd={onClosed}
      classNames={{ content: styles['drawer'] ?? '', overlay: styles['veil'] ?? '' }}
      transitionProps={{ duration: 0, exitDuration: EXIT_MS, timingFunction: 'ease-out' }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t(`share.title.${shared.kind}`)}>
        <DrawerTabs
          shared={shared}
          opensWithNews={opensWithNews}
          at={at}
          onHold={(tab, next) => setHeldByTab((before) => ({ ...before, [tab]: next }))}
          onLeave={leaveBy}
          onClose={onClose}
          head={
            <>
              <div className={styles['head']}>
                <h2>{t(`share.title.${shared.kind}`)}</h2>
                <CloseButton label={t('share.close')} onClose={() => leaveBy(close)} />
              </div>
              {asking}
            </>
          }
        />
      </Drawer.Content>
    </Drawer.Root>
  )
}

interface DrawerTabsProps extends Pick<ShareDrawerProps, 'shared' | 'opensWithNews' | 'at' | 'onClose'> {
  /** Above the tabs. */
  head: ReactNode
  onHold: (tab: HoldingTab, held: UnsavedInput | null) => void
  /** Leaves once no unsaved input is left, in the whole drawer or in one tab. */
  onLeave: (leave: () => void, tab?: HoldingTab) => void
}

function DrawerTabs({ shared, opensWithNews, at, head, onHold, onLeave, onClose }: DrawerTabsProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<string | null>(null)
  /** The people tab stays mounted after it was first open, so that its form keeps its input. */
  const [wasWithPeople, setWasWithPeople] = useState(false)
  if (chosen === 'people' && !wasWithPeople) setWasWithPeople(true)
  const client = useQueryClient()
  const comments = useQuery(commentsOf(shared)).data
  const approvals = useQuery(approvalsOf(shared)).data
  const unread = {
    links: [],
    people: [],
    activity: [],
    comments: unreadIn('comments', comments),
    approvals: unreadIn('approvals', approvals),
  }
  // The first tab is known when both lists are loaded. Reading them later moves nothing.
  const hasComments = unread.comments.length > 0 || unread.approvals.length === 0
  const beginsWithComments = at !== null || (opensWithNews && hasComments)
  const first = beginsWithComments ? 'comments' : opensWithNews ? 'approvals' : 'links'
  if (chosen === null && comments && approvals) setChosen(first)
  const shown = chosen ?? (opensWithNews || at !== null ? 'comments' : 'links')
  /** Opening a tab marks its news as seen. */
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const looked = chosen === 'comments' || chosen === 'approvals' ? unread[chosen] : []
  if (looked.some((id) => !seen.has(id))) setSeen(new Set([...seen, ...looked]))
  const show = ({ id, on }: OwnersComment) =>
    onLeave(() => {
      onClose(id)
      if (on) shared.onShow?.(on)
    })
  return (
    <Tabs
      value={shown}
      keepMounted={false}
      // The links tab stays mounted, and nothing announces each opening of a link.
      onChange={(tab) => {
        setChosen(tab)
        if (tab === 'links') void client.invalidateQueries({ queryKey: linksOf(shared).queryKey })
      }}
      classNames={{ list: tabStyles['list'] ?? '', tab: tabStyles['tab'] ?? '' }}
    >
      <div className={styles['top']}>
        {head}
        <Tabs.List aria-label={t(`share.title.${shared.kind}`)}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(`share.tabs.${tab}`)}
              <NewCount count={unread[tab].filter((id) => !seen.has(id)).length} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </div>
      {/* Stays mounted, so that its form keeps its input. */}
      <Tabs.Panel value="links" className={styles['panel'] ?? ''} keepMounted>
        <LinksTab
          shared={shared}
          onHold={(held) => onHold('links', held)}
          onLeave={(leave) => onLeave(leave, 'links')}
        />
      </Tabs.Panel>
      {/* Likewise. */}
      <Tabs.Panel value="people" className={styles['panel'] ?? ''} keepMounted={wasWithPeople}>
        <PeopleTab
          thing={{ kind: shared.kind, refId: shared.refId }}
          onHold={(isHeld) => onHold('people', isHeld ? 'invitation' : null)}
          onRight={onClose}
          onLeft={onClose}
        />
      </Tabs.Panel>
      <Tabs.Panel value="comments" className={styles['panel'] ?? ''}>
        <CommentsTab shared={shared} at={at} onShow={shared.onShow && show} />
      </Tabs.Panel>
      <Tabs.Panel value="approvals" className={styles['panel'] ?? ''}>
        <ApprovalsTab shared={shared} />
      </Tabs.Panel>
      <Tabs.Panel value="activity" className={styles['panel'] ?? ''}>
        <ActivityTab shared={shared} />
      </Tabs.Panel>
    </Tabs>
  )
}

/** The number of new entries in a tab; screen readers hear it in words. */
function NewCount({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <>
      <b className={styles['count']} aria-hidden>
        {count}
      </b>
      <span className="visually-hidden">{t('share.andNew', { count })}</span>
    </>
  )
}

/** Ids that are unique within the drawer. */
function unreadIn(tab: string, list: readonly { id: string; isRead: boolean }[] | undefined): string[] {
  return list?.filter(({ isRead }) => !isRead).map(({ id }) => `${tab} ${id}`) ?? []
}
