import '../../../locales/share-texts.ts'
import '../../../locales/share-links-texts.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Link } from '../../../../contract/sharing/link-calls.ts'
import { FailureFace } from '../../../errors/FailureFace.tsx'
import { reportFailure } from '../../../errors/report.ts'
import buttons from '../../../kit/buttons.module.css'
import { Face } from '../../../kit/Face.tsx'
import { LatePart } from '../../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../../kit/late/lazy-component.tsx'
import { ProgressLine } from '../../../kit/ProgressLine.tsx'
import { LinkForm } from './form/LinkForm.tsx'
import { LinkRow } from './LinkRow.tsx'
import { hasEnded } from './link-words.ts'
import styles from './LinksTab.module.css'
import { NewAddress } from './NewAddress.tsx'
import type { ShownAddress } from './address/shown-address.ts'
import type { UnsavedInput } from '../unsaved-input.ts'
import parts from '../parts.module.css'
import { brandsOf, linksOf } from '../queries.ts'
import type { LinkedDocument } from '../shared-document.ts'

interface LinksTabProps {
  shared: LinkedDocument
  /** What closing would lose; null for nothing. */
  onHold: (held: UnsavedInput | null) => void
  /** Goes on once the owner discards that. */
  onLeave: (leave: () => void) => void
}

const QrCode = lazyComponent(async () => (await import('./address/QrCode.tsx')).QrCode)

/** `new` is the form for a new link. */
type Form = Link | 'new' | null

/** The links to a thing: what they show, until when, and how often they were opened. */
export function LinksTab({ shared, onHold, onLeave }: LinksTabProps) {
  const { t } = useTranslation()
  const { data: links, error, refetch } = useQuery(linksOf(shared))
  const [asked, setForm] = useState<Form>(null)
  /** Where there is no link yet, it begins with the form for one. */
  const [isBegun, setIsBegun] = useState(false)
  const isFirst = !isBegun && links?.length === 0
  const form = asked ?? (isFirst ? 'new' : null)
  const [made, setMade] = useState<ShownAddress | null>(null)
  const add = useRef<HTMLButtonElement>(null)
  const turnTo = (next: { form?: Form; made?: ShownAddress | null }) => {
    setIsBegun(true)
    setForm(next.form ?? null)
    setMade(next.made ?? null)
    onHold(null)
    // After the list is drawn again.
    const { fromId = '' } = made ?? {}
    if (!next.form && !next.made) requestAnimationFrame(() => (document.getElementById(fromId) ?? add.current)?.focus())
  }
  const failed = (failure: unknown) => {
    reportFailure(failure)
    turnTo({})
  }
  if (form)
    return (
      <>
        {isFirst && <p className={styles['hint']}>{t('shareLinks.noneHint')}</p>}
        <LinkForm
          shared={shared}
          link={form === 'new' ? null : form}
          client={links?.length === 0 ? shared.client : undefined}
          onTouch={(isTouched) => onHold(isTouched ? 'form' : null)}
          onBack={() => onLeave(() => turnTo({}))}
          onDone={(address) => turnTo({ made: address })}
        />
      </>
    )
  if (made?.qr)
    return (
      <LatePart onFailure={failed} fallback={<ProgressLine label={t('loading')} />}>
        <QrCode {...made} {...made.qr} onDone={() => turnTo({})} />
      </LatePart>
    )
  if (made) return <NewAddress made={made} onDone={() => turnTo({})} />
  if (error && !links)
    return <FailureFace isPart error={error} what={t('shareLinks.failed')} onRetry={() => void refetch()} />
  if (!links) return <ProgressLine label={t('loading')} />
  const adding = (
    <button ref={add} type="button" className={buttons['filled']} onClick={() => turnTo({ form: 'new' })}>
      <IconPlus className={styles['icon']} />
      {t('shareLinks.new')}
    </button>
  )
  if (links.length === 0) return <Face title={t('shareLinks.none')} hint={t('shareLinks.noneHint')} action={adding} />
  return (
    <>
      <div className={parts['bar']}>
        <p className={styles['hint']}>{t('shareLinks.holderHint')}</p>
        {adding}
      </div>
      <Rows
        shared={shared}
        links={links}
        onChange={(link) => turnTo({ form: link })}
        onAddress={(address) => turnTo({ made: address })}
        onRevoked={() => add.current?.focus()}
      />
    </>
  )
}

interface RowsProps {
  shared: LinkedDocument
  links: readonly Link[]
  onChange: (link: Link) => void
  onAddress: (made: ShownAddress) => void
  onRevoked: () => void
}

/** Open links, and below them the ended ones, collapsed. */
function Rows({ shared, links, ...deeds }: RowsProps) {
  const { t } = useTranslation()
  const [now] = useState(() => Date.now())
  const { data: brands } = useQuery({ ...brandsOf(shared), enabled: links.some(({ brandId }) => brandId !== null) })
  const row = (link: Link) => (
    <LinkRow
      key={link.id}
      shared={shared}
      link={link}
      now={now}
      brandNameOf={(id) => brands?.find((brand) => brand.id === id)?.name}
      {...deeds}
    />
  )
  const { open = [], ended = [] } = Object.groupBy(links, (link) => (hasEnded(link, now) ? 'ended' : 'open'))
  return (
    <>
      <ul className={parts['list']} aria-label={t('shareLinks.list')}>
        {open.map(row)}
      </ul>
      {ended.length > 0 && (
        <details className={styles['ended']}>
          <summary>{t('shareLinks.ended', { count: ended.length })}</summary>
          <ul className={parts['list']}>{ended.map(row)}</ul>
        </details>
      )}
    </>
  )
}
