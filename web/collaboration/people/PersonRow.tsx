import { Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  transferThing,
  removePerson,
  updateRight,
  type Collaborator,
  type People,
} from '../../../contract/collaboration/people-calls.ts'
import { givenRights, type GivenRight, type Work } from '../../../contract/collaboration/rights.ts'
import { Avatar } from '../../kit/Avatar.tsx'
import { AskFirst } from '../../kit/AskFirst.tsx'
import menu from '../../kit/menu.module.css'
import { dayOf } from '../../kit/moments.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import styles from './People.module.css'
import { readWorkAgain, usePeopleChange } from './queries.ts'

interface PersonFaceProps {
  person: People['owner']
  isSelf: boolean
  /** Shown below the name. */
  meta?: string
  /** Their right, at the end of the line. */
  children: ReactNode
}

/** A person's picture, name and right. */
export function PersonFace({ person, isSelf, meta, children }: PersonFaceProps) {
  const { t } = useTranslation()
  const { nickname, avatar } = person
  return (
    <div className={styles['person']}>
      <Avatar name={nickname} picture={avatar} />
      <p className={styles['who']}>
        <span className={styles['name']}>{isSelf ? t('people.you', { name: nickname }) : nickname}</span>
        {meta && (
          <>
            <br />
            <span className={styles['meta']}>{meta}</span>
          </>
        )}
      </p>
      {children}
    </div>
  )
}

interface PersonRowProps {
  thing: Work
  person: Collaborator
  isSelf: boolean
  /** The reader owns the thing. */
  isOwner: boolean
  /** The reader is no longer the owner. */
  onRight: () => void
}

/** A collaborator. The owner can change their right, remove them, or make them the owner. */
export function PersonRow({ thing, person, isSelf, isOwner, onRight }: PersonRowProps) {
  const { t, i18n } = useTranslation()
  const client = useQueryClient()
  const [asked, setAsked] = useState<'remove' | 'handOver' | null>(null)
  const changing = usePeopleChange(updateRight)
  const removing = usePeopleChange(removePerson)
  const handing = usePeopleChange(transferThing)
  const { memberId, nickname: name } = person
  const whom = { ...thing, memberId }
  const nothing = () => setAsked(null)
  const change = (right: GivenRight) => {
    if (right === person.right) return
    changing.mutate(
      { ...whom, right },
      { onSuccess: () => showToast(t('people.rightSaved', { name, right: t(`people.rights.${right}`) })) },
    )
  }
  const remove = () => removing.mutate(whom, { onSuccess: () => showToast(t('people.removed', { name })) })
  const giveAway = () =>
    handing.mutate(whom, {
      onSuccess: () => {
        setAsked(null)
        showToast(t('people.handedOver', { name }))
        readWorkAgain(client, thing.kind)
        onRight()
      },
    })
  return (
    <li className={styles['row']}>
      <PersonFace
        person={person}
        isSelf={isSelf}
        meta={
          person.isByProject
            ? t('people.byProject')
            : t('people.since', { day: dayOf(person.since, i18n.resolvedLanguage ?? 'en') })
        }
      >
        {isOwner && !person.isByProject ? (
          <RightMenu
            person={person}
            isBusy={changing.isPending}
            onChange={change}
            onHandOver={() => setAsked('handOver')}
            onRemove={() => setAsked('remove')}
          />
        ) : (
          <span className={styles['right']}>{t(`people.rights.${person.right}`)}</span>
        )}
      </PersonFace>
      {asked === 'remove' && (
        <AskFirst
          question={t('people.askRemove', { name })}
          deed={t('people.removeNow')}
          cancelLabel={t('people.cancel')}
          isFinal
          isBusy={removing.isPending}
          onDo={remove}
          onCancel={nothing}
        />
      )}
      {asked === 'handOver' && (
        <AskFirst
          question={t(`people.askHandOver.${thing.kind}`, { name })}
          deed={t('people.handOverNow')}
          cancelLabel={t('people.cancel')}
          isFinal
          isBusy={handing.isPending}
          onDo={giveAway}
          onCancel={nothing}
        />
      )}
    </li>
  )
}

interface RightMenuProps {
  person: Collaborator
  isBusy: boolean
  onChange: (right: GivenRight) => void
  onHandOver: () => void
  onRemove: () => void
}

/** The owner's menu for a collaborator. */
function RightMenu({ person, isBusy, onChange, onHandOver, onRemove }: RightMenuProps) {
  const { t } = useTranslation()
  const right = t(`people.rights.${person.right}`)
  return (
    <Menu position="bottom-end" classNames={menu} withInitialFocusPlaceholder={false} withinPortal={false} returnFocus>
      <Menu.Target>
        <button
          type="button"
          className={styles['menu']}
          aria-label={t('people.rightOf', { name: person.nickname, right })}
          aria-busy={isBusy}
        >
          {right}
          <IconChevronDown aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {givenRights.map((one) => (
          <Menu.Item
            key={one}
            aria-current={one === person.right}
            rightSection={one === person.right && <IconCheck className={styles['tick']} aria-hidden />}
            onClick={() => onChange(one)}
          >
            {t(`people.rights.${one}`)}
          </Menu.Item>
        ))}
        <Menu.Item onClick={onHandOver}>{t('people.handOver')}</Menu.Item>
        <Menu.Item onClick={onRemove}>{t('people.remove')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
