import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { revokeLink, rotateLink, type Link } from '../../../../contract/sharing/link-calls.ts'
import { AskFirst } from '../../../kit/AskFirst.tsx'
import { showToast } from '../../../kit/toasts/toast.ts'
import parts from '../parts.module.css'
import { AddressDeeds } from './address/AddressDeeds.tsx'
import { useShareChange } from '../queries.ts'
import type { LinkedDocument } from '../shared-document.ts'
import { endText, hasEnded, linkName, showsText, viewsText } from './link-words.ts'
import styles from './LinksTab.module.css'
import type { ShownAddress } from './address/shown-address.ts'

interface LinkRowProps {
  shared: LinkedDocument
  link: Link
  now: number
  brandNameOf: (id: string) => string | undefined
  onChange: (link: Link) => void
  /** With an address that is to be shown. */
  onAddress: (made: ShownAddress) => void
  onRevoked: () => void
}

/** The action that is being confirmed. */
type Asked = 'rotate' | 'revoke' | null

/** One link and its actions, which an ended link does not have. */
export function LinkRow({ shared, link, now, brandNameOf, onChange, onAddress, onRevoked }: LinkRowProps) {
  const { t, i18n } = useTranslation()
  const [asked, setAsked] = useState<Asked>(null)
  const rotating = useShareChange(shared, rotateLink)
  const revoking = useShareChange(shared, revokeLink)
  const reading = { t, language: i18n.language, now }
  const name = linkName(link, t)
  const rotate = () => rotating.mutate({ id: link.id }, { onSuccess: ({ url }) => onAddress({ name, url }) })
  const revoke = () =>
    revoking.mutate(
      { id: link.id },
      {
        onSuccess: () => {
          setAsked(null)
          showToast(t('shareLinks.revoked'))
          // The row moves to the ended links, and the focus must not be lost.
          onRevoked()
        },
      },
    )
  return (
    <li className={parts['row']}>
      <p>
        <span className={parts['name']}>{name}</span>
        <span className={styles['role']}>{t(`shareLinks.roles.${link.role}`)}</span>
      </p>
      <p className={parts['meta']}>
        {[
          t('shareLinks.shows', { what: showsText(link, t, brandNameOf) }),
          endText(link, reading),
          link.hasPassword && t('shareLinks.password'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={parts['meta']}>{viewsText(link, reading)}</p>
      {!hasEnded(link, now) && (
        <>
          {link.hasAddress ? (
            <AddressDeeds shared={shared} link={link} name={name} onShow={onAddress} />
          ) : (
            <p className={parts['meta']}>{t('shareAddress.notKept')}</p>
          )}
          <LinkActions link={link} name={name} asked={asked} onChange={() => onChange(link)} onAsk={setAsked} />
        </>
      )}
      {asked === 'rotate' && (
        <AskFirst
          cancelLabel={t('share.cancel')}
          question={t('shareLinks.askRotate')}
          deed={t('shareLinks.rotate')}
          isBusy={rotating.isPending}
          onDo={rotate}
          onCancel={() => setAsked(null)}
        />
      )}
      {asked === 'revoke' && (
        <AskFirst
          cancelLabel={t('share.cancel')}
          question={t('shareLinks.askRevoke')}
          deed={t('shareLinks.revoke')}
          isFinal
          isBusy={revoking.isPending}
          onDo={revoke}
          onCancel={() => setAsked(null)}
        />
      )}
    </li>
  )
}

interface LinkActionsProps {
  link: Link
  name: string
  asked: Asked
  onChange: () => void
  onAsk: (asked: Asked) => void
}

function LinkActions({ link, name, asked, onChange, onAsk }: LinkActionsProps) {
  const { t } = useTranslation()
  const labelOf = (deed: string) => t('share.deedOf', { deed, what: name })
  return (
    <div className={parts['deeds']}>
      {/* What was sent of a project is opened from its versions. */}
      {link.kind !== 'project' && (
        <a
          className={parts['deed']}
          href={`/sharePreview/${link.id}`}
          target="_blank"
          rel="noreferrer"
          aria-label={labelOf(t('shareLinks.preview'))}
        >
          {t('shareLinks.preview')}
        </a>
      )}
      <button type="button" className={parts['deed']} aria-label={labelOf(t('shareLinks.change'))} onClick={onChange}>
        {t('shareLinks.change')}
      </button>
      <button
        type="button"
        className={parts['deed']}
        aria-label={labelOf(t('shareLinks.rotate'))}
        aria-expanded={asked === 'rotate'}
        onClick={() => onAsk('rotate')}
      >
        {t('shareLinks.rotate')}
      </button>
      <button
        type="button"
        className={parts['deed']}
        aria-label={labelOf(t('shareLinks.revoke'))}
        aria-expanded={asked === 'revoke'}
        onClick={() => onAsk('revoke')}
      >
        {t('shareLinks.revoke')}
      </button>
    </div>
  )
}
