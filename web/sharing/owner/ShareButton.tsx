import '../../locales/share-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { IconAlertTriangle, IconCircleCheck, IconUserShare } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useHistory } from '../../catalogue/held-place.tsx'
import { reportFailure } from '../../errors/report.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { useFollowing } from './following.ts'
import { stateOf } from './queries.ts'
import type { SharedDocument } from './shared-document.ts'
import styles from './ShareButton.module.css'

const ShareDrawer = lazyComponent(async () => (await import('./ShareDrawer.tsx')).ShareDrawer)

const MOST_SHOWN = 99

/** Opens the links to a thing, and shows unread news and whether it is approved. */
export function ShareButton({ shared }: { shared: SharedDocument }) {
  const { t } = useTranslation()
  const { data: state, refetch } = useQuery(stateOf(shared))
  const [isOpen, setIsOpen] = useState(false)
  /** The comment whose place the owner went to see. */
  const [at, setAt] = useState<string | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  // Also while the drawer is closed, so that the badge is up to date.
  useFollowing(shared, isOpen || (state?.links ?? 0) > 0)
  const button = useRef<HTMLButtonElement>(null)
  const unread = state?.unread ?? 0
  const approval = state && state.approval !== 'none' ? state.approval : null
  const compare = useEffectEvent(() => {
    if (approval === 'holds') void refetch()
  })
  const { version } = shared
  const compared = useRef(version)
  // The server compares the approved content with what is saved.
  useEffect(() => {
    if (compared.current !== version) compare()
    compared.current = version
  }, [version])
  const news = [
    unread > 0 && t('share.unread', { count: unread }),
    approval !== null && t(`share.approval.${approval}`),
  ].filter((words) => words !== false)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  // A notice about a comment links here.
  const { pathname, search, hash, state: entry } = useLocation()
  const isAsked = hash === '#share'
  const [wasAsked, setWasAsked] = useState(false)
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked)
    // After the address has changed: the drawer adds its own history entry then.
    if (!isAsked) open()
  }
  const history = useHistory()
  const forgetWish = useEffectEvent(() => history.replace({ pathname, search, hash: '' }, entry))
  // The history is outside React; otherwise it would open again.
  useEffect(() => {
    if (isAsked) forgetWish()
  }, [isAsked])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        title={news.join(', ') || undefined}
        aria-haspopup="dialog"
        onPointerEnter={() => ShareDrawer.preload()}
        onClick={open}
      >
        <IconUserShare />
        <span>{t('share.open')}</span>
        {approval === 'holds' && <IconCircleCheck className={styles['holds']} />}
        {approval === 'changed' && <IconAlertTriangle className={styles['changed']} />}
        {unread > 0 && (
          <b className={styles['unread']} aria-hidden>
            {Math.min(unread, MOST_SHOWN)}
          </b>
        )}
        {news.length > 0 && <span className="visually-hidden">{news.join(', ')}</span>}
      </button>
      {wasOpened && (
        <LatePart onFailure={reportFailure}>
          <ShareDrawer
            shared={shared}
            isOpen={isOpen}
            opensWithNews={unread > 0}
            at={at}
            onClose={(comment) => {
              setIsOpen(false)
              setAt(comment ?? null)
            }}
            onClosed={() => focusIfFree(button.current)}
          />
        </LatePart>
      )}
    </>
  )
}

/** Gives the focus back, unless something else has opened meanwhile. */
function focusIfFree(target: HTMLElement | null): void {
  const focused = document.activeElement
  const isFree = !focused || focused === document.body || !focused.isConnected
  if (isFree) target?.focus({ preventScroll: true })
}
