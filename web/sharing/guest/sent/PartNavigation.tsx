import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { AreaButton, IconButton } from '../../../kit/Button.tsx'
import { Menu } from '../../../kit/Menu.tsx'
import { goToPart } from './current-part.ts'
import type { ShownPart } from './queries.ts'

interface PartsProps {
  parts: readonly ShownPart[]
  /** The place of the part that is read; 0 before the first. */
  current: number
}

/** The parts in their order, by name and kind; at the desk beside them. */
export function PartList({ parts, current }: PartsProps) {
  const { t } = useTranslation()
  return (
    <nav
      className="sticky top-60 max-h-[calc(100vh-150*var(--u))] overflow-y-auto phone:static phone:max-h-none max-[1023px]:static print:hidden low:static"
      aria-label={t('sent.parts')}
    >
      <h2 className="px-10 pb-8 text-meta phone:px-0 font-regular text-second">{t('sent.parts')}</h2>
      <ol className="grid gap-2 phone:-mx-10">
        {parts.map(({ place, kind, name }) => (
          <li key={place} aria-current={place === current || undefined}>
            <AreaButton
              label={`${name} ${t(`shared.kinds.${kind}`)}`}
              className={`grid w-full justify-items-start rounded-sm px-10 py-7 text-left hover:bg-wash phone:min-h-44 ${place === current ? 'bg-wash font-medium' : ''}`}
              onPress={() => goToPart(place)}
            >
              <span className="wrap-anywhere">{name}</span>{' '}
              <span className="text-meta font-regular text-second">{t(`shared.kinds.${kind}`)}</span>
            </AreaButton>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** On a phone: where the reader is, and the way to the other parts. */
export function PartBar({ parts, current }: PartsProps) {
  const { t } = useTranslation()
  const count = parts.length
  const at = parts.findIndex(({ place }) => place === current)
  const [before, after] = [parts[at - 1], parts[at + 1]]
  return (
    <nav
      className="flex items-center justify-between gap-8 border-b border-hairline bg-paper px-4 py-4"
      aria-label={t('sent.choosePart')}
    >
      <Menu
        label={t('sent.choosePart')}
        text={at < 0 ? t('sent.inParts', { count }) : t('sent.partOf', { place: at + 1, count })}
        look="quiet"
        isSmall
        items={parts.map(({ place, kind, name }) => ({
          // A list may be called like a board.
          label: `${name} · ${t(`shared.kinds.${kind}`)}`,
          isCurrent: place === current,
          onPress: () => goToPart(place),
        }))}
      />
      <span className="flex">
        <IconButton
          label={t('sent.previous')}
          icon={IconChevronUp}
          why={before ? undefined : t('sent.isFirst')}
          onPress={() => before && goToPart(before.place)}
        />
        <IconButton
          label={t('sent.next')}
          icon={IconChevronDown}
          why={after ? undefined : t('sent.isLast')}
          onPress={() => after && goToPart(after.place)}
        />
      </span>
    </nav>
  )
}
