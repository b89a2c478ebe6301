import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { imperialSymbol } from '../../../contract/budgets/units.ts'
import type { Project } from '../../../contract/projects.ts'
import { Button } from '../../kit/Button.tsx'
import { useFigures } from '../../kit/figures.ts'
import { Section } from '../../kit/Section.tsx'
import { detailsOf, measures, type TypedRoom } from './details.ts'

interface ProjectRoomsProps {
  project: Project
  /** Opens the details, in which rooms are edited. */
  onEdit: () => void
}

/** The rooms of a project with their measures. */
export function ProjectRooms({ project, onEdit }: ProjectRoomsProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const { rooms, unitSystem } = detailsOf(project)
  const measuresOf = (room: TypedRoom) => [
    ...measures.flatMap(({ field, unit, symbol }) =>
      room[field] === ''
        ? []
        : `${t(`projects.${field}`)} ${figure(Number(room[field]))} ${(unitSystem === 'imperial' && imperialSymbol(unit)) || symbol}`,
    ),
    ...(room.count === '1' ? [] : [t('projects.alike', { figure: figure(Number(room.count)) })]),
  ]
  const editing = project.right !== 'comment' && (
    <Button label={t('projects.editRooms')} icon={IconPencil} isSmall opens="dialog" onPress={onEdit} />
  )
  return (
    <Section title={t('projects.rooms')} actions={editing}>
      {rooms.length === 0 ? (
        <p className="text-second">{t('projects.noRooms')}</p>
      ) : (
        <ul className="grid columns-fill-200 gap-x-32 gap-y-12" aria-label={t('projects.rooms')}>
          {rooms.map((room) => (
            <li key={room.id} className="min-w-0 wrap-anywhere">
              <p>{room.name}</p>
              <p className="text-meta text-second">{measuresOf(room).join(' · ') || t('projects.unmeasured')}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
