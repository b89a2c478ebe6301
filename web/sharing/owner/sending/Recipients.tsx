import '../../../locales/share-texts.ts'
import '../../../locales/share-links-texts.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getProject } from '../../../../contract/projects.ts'
import { deedOf } from '../../../../contract/sharing/deed.ts'
import type { Link } from '../../../../contract/sharing/link-calls.ts'
import type { SentVersion } from '../../../../contract/sharing/sending-calls.ts'
import { AskFirst } from '../../../kit/AskFirst.tsx'
import { Button } from '../../../kit/Button.tsx'
import { Drawer } from '../../../kit/dialog/Drawer.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { Section } from '../../../kit/Section.tsx'
import { Answer } from '../../../lists/Answer.tsx'
import { query } from '../../../query.ts'
import { hasEnded, linkName, viewsText } from '../links/link-words.ts'
import { LinksTab } from '../links/LinksTab.tsx'
import { linksOf } from '../queries.ts'
import type { UnsavedInput } from '../unsaved-input.ts'
import { noBrands } from './ComposeForm.tsx'

interface RecipientsProps {
  projectId: string
  versions: readonly SentVersion[]
}

/** Who has a link to what was sent: when they opened it, and what they decided. */
export function Recipients({ projectId, versions }: RecipientsProps) {
  const { t } = useTranslation()
  const links = useQuery(linksOf({ kind: 'project', refId: projectId }))
  const [isOpen, setIsOpen] = useState(false)
  const [now] = useState(() => Date.now())
  /** What opens the drawer: another button once there is a link. */
  const opener = useRef<HTMLButtonElement>(null)
  const open = links.data?.filter((link) => !hasEnded(link, now)) ?? []
  const managing = open.length > 0 && (
    <Button ref={opener} label={t('sending.links')} isSmall opens="dialog" onPress={() => setIsOpen(true)} />
  )
  return (
    <Section title={t('sending.recipients')} level={3} actions={managing}>
      <Answer query={links} failed={t('shareLinks.failed')} skeletonHeight={80}>
        {() =>
          open.length === 0 ? (
            <div className="grid grid-cols-1 justify-items-start gap-12">
              <p className="text-second">{t('sending.nobody')}</p>
              <Button
                ref={opener}
                look="filled"
                label={t('sending.makeLink')}
                icon={IconPlus}
                opens="dialog"
                onPress={() => setIsOpen(true)}
              />
            </div>
          ) : (
            <ul className="grid grid-cols-1 gap-14" aria-label={t('sending.recipients')}>
              {open.map((link) => (
                <Recipient key={link.id} link={link} versions={versions} now={now} />
              ))}
            </ul>
          )
        }
      </Answer>
      <LinksDrawer
        projectId={projectId}
        language={versions[0]?.language ?? 'en'}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onClosed={() => opener.current?.focus({ preventScroll: true })}
      />
    </Section>
  )
}

function Recipient({ link, versions, now }: { link: Link; versions: readonly SentVersion[]; now: number }) {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  const decided = versions
    .flatMap(({ decisions }) => decisions)
    .filter(({ linkId }) => linkId === link.id)
    .toSorted((one, other) => other.time - one.time)[0]
  const deed = decided && deedOf(decided)
  const said = deed && t(`sending.decided.${deed}`, { number: figure(decided.number), name: decided.name })
  return (
    <li className="min-w-0 wrap-anywhere">
      <p className="font-medium">{linkName(link, t)}</p>
      <p className="text-meta text-second">
        {t(`shareLinks.roles.${link.role}`)} · {viewsText(link, { t, language: i18n.language, now })}
      </p>
      {(said || link.role === 'approve') && (
        <p className={`text-meta ${deed ? (deed === 'changes' ? 'text-warning' : 'text-good') : 'text-second'}`}>
          {said ?? t('sending.hasNotDecided')}
        </p>
      )}
    </li>
  )
}

interface LinksDrawerProps {
  projectId: string
  /** In which the last version was sent. */
  language: SentVersion['language']
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

/** The links to what is sent; it asks before typed text or an address that was not copied is lost. */
function LinksDrawer({ projectId, language, isOpen, onClose, onClosed }: LinksDrawerProps) {
  const { t } = useTranslation()
  const { data: project } = useQuery(query(getProject, { id: projectId }, { isSilent: true }))
  const [held, setHeld] = useState<UnsavedInput | null>(null)
  const [asked, setAsked] = useState<{ leave: () => void } | null>(null)
  const letGo = (leave: () => void) => {
    setHeld(null)
    setAsked(null)
    leave()
  }
  const leaveBy = (leave: () => void) => (held ? setAsked({ leave }) : letGo(leave))
  return (
    <Drawer
      title={t('sending.recipients')}
      closeLabel={t('share.close')}
      width={620}
      isOpen={isOpen}
      onClosed={onClosed}
      // Escape and the backdrop count as "no" while it asks.
      onClose={() => (asked ? setAsked(null) : leaveBy(onClose))}
    >
      {asked && held && (
        <div className="mb-16">
          <AskFirst
            cancelLabel={t('share.cancel')}
            question={t(`share.leave.${held}.question`)}
            deed={t(`share.leave.${held}.deed`)}
            isBusy={false}
            onDo={() => letGo(asked.leave)}
            onCancel={() => setAsked(null)}
          />
        </div>
      )}
      {project && (
        <LinksTab
          shared={{
            kind: 'project',
            refId: projectId,
            findBrands: noBrands,
            client: { name: project.clientName, language },
          }}
          onHold={setHeld}
          onLeave={leaveBy}
        />
      )}
    </Drawer>
  )
}
