import '../../locales/presence-texts.ts'
import { Menu } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { Avatar } from '../../kit/Avatar.tsx'
import menu from '../../kit/menu.module.css'
import { usePageUnit } from '../../kit/page-unit.ts'
import { say } from '../../kit/toasts/spoken.ts'
import type { PersonHere } from './people-here.ts'
import { usePeopleHere } from './use-people-here.ts'
import styles from './WhoIsHere.module.css'

const MOST_SHOWN = 5
const MOST_ON_A_PHONE = 2

interface WhoIsHereProps {
  thing: Thing
  /** The name of an item or a line; null where it is gone. */
  nameOf: (id: string) => string | null
  /** Opens an item or a line. */
  onShow?: ((id: string) => void) | undefined
}

/** In the head of a shared thing: who else has it open, and where they are. */
export function WhoIsHere({ thing, nameOf, onShow }: WhoIsHereProps) {
  const { t, i18n } = useTranslation()
  const { isPhone } = usePageUnit()
  const people = usePeopleHere(thing)
  useSaid(people)
  if (people.length === 0) return null
  const most = isPhone ? MOST_ON_A_PHONE : MOST_SHOWN
  const shown = people.length > most ? people.slice(0, most - 1) : people
  const names = new Intl.ListFormat(i18n.resolvedLanguage ?? 'en').format(
    people.map((person) => (person.isSelf ? t('presence.self') : person.nickname)),
  )
  return (
    <Menu position="bottom-end" shadow="md" classNames={menuStyles}>
      <Menu.Target>
        <button type="button" className={styles['who']} data-faces title={names}>
          {shown.map((person) => (
            <Face key={person.memberId} person={person} />
          ))}
          {shown.length < people.length && (
            <span className={styles['more']} aria-hidden>
              {t('presence.andMore', { count: people.length - shown.length })}
            </span>
          )}
          <span className="visually-hidden">{t('presence.here', { names })}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('presence.title')}</Menu.Label>
        {people.map((person) => (
          <Row key={person.memberId} person={person} nameOf={nameOf} onShow={onShow} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

const menuStyles = {
  dropdown: `${menu['dropdown']} ${styles['list']}`,
  item: menu['item'] ?? '',
  label: menu['label'] ?? '',
}

function Face({ person: { nickname, avatar, color } }: { person: PersonHere }) {
  return (
    <span className={styles['face']} style={{ borderColor: color }} aria-hidden>
      <Avatar name={nickname} picture={avatar} />
    </span>
  )
}

function Row({ person, nameOf, onShow }: { person: PersonHere } & Pick<WhoIsHereProps, 'nameOf' | 'onShow'>) {
  const { t } = useTranslation()
  const { nickname, isSelf, on } = person
  const what = on === null ? null : nameOf(on)
  const isLed = on !== null && onShow !== undefined && what !== null
  return (
    <Menu.Item
      component="button"
      closeMenuOnClick={isLed}
      leftSection={<Face person={person} />}
      onClick={() => isLed && onShow(on)}
    >
      <span className={styles['name']}>{nickname} </span>
      {(isSelf || on !== null) && (
        <span className={styles['where']}>
          {isSelf ? t('presence.self') : what === null ? t('presence.atItem') : t('presence.at', { what })}
        </span>
      )}
    </Menu.Item>
  )
}

/** Screen readers announce who comes and goes, but not who moves from item to item. */
function useSaid(people: readonly PersonHere[]): void {
  const { t } = useTranslation()
  const before = useRef<ReadonlyMap<string, string>>(new Map())
  const others = people.filter(({ isSelf }) => !isSelf)
  const tell = useEffectEvent(() => {
    const now = new Map(others.map(({ memberId, nickname }) => [memberId, nickname]))
    const came = others.filter(({ memberId }) => !before.current.has(memberId))
    const left = [...before.current].filter(([memberId]) => !now.has(memberId))
    before.current = now
    const words = [
      ...came.map(({ nickname }) => t('presence.came', { name: nickname })),
      ...left.map(([, nickname]) => t('presence.left', { name: nickname })),
    ]
    if (words.length > 0) say(words.join(' '))
  })
  const ids = others.map(({ memberId }) => memberId).join(' ')
  // Announcements are outside React.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- told once for each who comes or goes
  useEffect(() => tell(), [ids])
}
