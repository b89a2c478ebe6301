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
import { AskFirst } from '../../ui/AskFirst.tsx'
import { CloseButton } from '../../ui/dialog/CloseButton.tsx'
import { PeopleTab } from '../../collaboration/people/PeopleTab.tsx'
import { useStepOfPage } from '../../ui/history/step-of-page.ts'
import tabStyles from '../../ui/tabs.module.css'
import type { UnsavedInput } from './unsaved-input.ts'
import { LinksTab } from './links/LinksTab.tsx'
import { ActivityTab } from './news/activity/ActivityTab.tsx'
import { ApprovalsTab } from './news/approvals/ApprovalsTab.tsx'
import { CommentsTab } from './news/comments/CommentsTab.tsx'
import { approvalsOf, commentsOf, linksOf } from './queries.ts'
import type { SharedDocument } from './shared-document.ts'
import styles from './ShareDrawer.module.css'

/** Coming is the stylesheet's matter. */
const EXIT_MS = 160

const tabs = ['links', 'people', 'comments', 'approvals', 'activity'] as const

/** In which something may be typed. */
type HoldingTab = 'links' | 'people'
type HeldByTab = Partial<Record<HoldingTab, UnsavedInput | null>>

interface ShareDrawerProps {
  shared: SharedDocument
  isOpen: boolean
  /** With what was said, not with the links. */
  opensWithNews: boolean
  /** The comment that was left for what it is on: it opens there. */
  at: string | null
  /** With the comment that it is left for. */
  onClose: (at?: string) => void
  /** Once it has gone. */
  onClosed: () => void
}

/** The links to something of the member's, and all that came by them. On a phone it is the screen. */
export function ShareDrawer({ shared, isOpen, opensWithNews, at, onClose, onClosed }: ShareDrawerProps) {
  const { t } = useTranslation()
  const [heldByTab, setHeldByTab] = useState<HeldByTab>({})
  /** What is to be done once its owner has given up what is held. */
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
  // While Back waits for an answer its step is gone; whoever stays has it again.
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
      // Escape and the veil: asked already, they answer no.
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
  /** Does it once nothing is held, or nothing in one tab. */
  onLeave: (leave: () => void, tab?: HoldingTab) => void
}

function DrawerTabs({ shared, opensWithNews, at, head, onHold, onLeave, onClose }: DrawerTabsProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<string | null>(null)
  /** From then on what is typed there stays. */
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
  // What there is news of is known once both have come; what is read then has been read, and moves nothing.
  const hasComments = unread.comments.length > 0 || unread.approvals.length === 0
  const beginsWithComments = at !== null || (opensWithNews && hasComments)
  const first = beginsWithComments ? 'comments' : opensWithNews ? 'approvals' : 'links'
  if (chosen === null && comments && approvals) setChosen(first)
  const shown = chosen ?? (opensWithNews || at !== null ? 'comments' : 'links')
  /** Whoever looks at a tab has seen what its number was about. */
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
      // It stays there, and nobody tells of each time that a link is opened.
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
      {/* With what is typed in it. */}
      <Tabs.Panel value="links" className={styles['panel'] ?? ''} keepMounted>
        <LinksTab
          shared={shared}
          onHold={(held) => onHold('links', held)}
          onLeave={(leave) => onLeave(leave, 'links')}
        />
      </Tabs.Panel>
      {/* As well. */}
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

/** How much is new in a tab: a number for the eye, words for the ear. */
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

/** By names that no two of the drawer share. */
function unreadIn(tab: string, list: readonly { id: string; isRead: boolean }[] | undefined): string[] {
  return list?.filter(({ isRead }) => !isRead).map(({ id }) => `${tab} ${id}`) ?? []
}
