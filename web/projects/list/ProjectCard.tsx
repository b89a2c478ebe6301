import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { ProjectCard as Card } from '../../../contract/projects.ts'
import { LinkButton } from '../../kit/Button.tsx'
import { Menu } from '../../kit/Menu.tsx'
import { momentOf, timeAgo } from '../../kit/moments.ts'
import { DETAILS, DUPLICATE, projectAddress } from '../project-address.ts'
import { contentText, datesText, whoseText } from '../project-facts.ts'
import { useProjectDeeds } from '../queries.ts'

interface ProjectCardProps {
  project: Card
  /** Epoch milliseconds. */
  now: number
  /** It was deleted, or put where it is not listed. */
  onGone: () => void
  onLeave: () => void
}

/** A project in the list: whose it is, when, and what it holds. */
export function ProjectCard({ project, now, onGone, onLeave }: ProjectCardProps) {
  const { t, i18n } = useTranslation()
  const { id, name, right, ownerName, updateTime } = project
  const language = i18n.resolvedLanguage ?? 'en'
  const whose = whoseText(project)
  const dates = datesText(project, t, language)
  const time = timeAgo(updateTime, now, language) ?? t('projects.changedNow')
  return (
    <article
      className="grid h-full content-start gap-6 rounded-lg border bg-surface py-18 pr-12 pl-20 phone:pl-16"
      aria-label={name}
    >
      <div className="flex items-start gap-8">
        <p className="min-w-0 flex-1 pt-4 text-section">
          <LinkButton look="name" label={name} to={projectAddress(id)} />
        </p>
        <CardMenu project={project} onGone={onGone} onLeave={onLeave} />
      </div>
      <p className="wrap-anywhere text-second empty:hidden">{whose}</p>
      <p className="text-meta text-second empty:hidden">{dates}</p>
      <p className="pt-6">{contentText(project, t, language)}</p>
      <p className="flex flex-wrap gap-x-14 pt-6 text-meta text-second">
        {right !== 'own' && (
          <span className="wrap-anywhere">
            {t('projects.by', { name: ownerName, right: t(`projects.rights.${right}`) })}
          </span>
        )}
        <time dateTime={new Date(updateTime).toISOString()} title={momentOf(updateTime, i18n.language)}>
          {t('projects.changed', { time })}
        </time>
      </p>
    </article>
  )
}

function CardMenu({ project, onGone, onLeave }: Omit<ProjectCardProps, 'now'>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { archive, remove } = useProjectDeeds()
  const { id, name, right, archiveTime } = project
  const isOwner = right === 'own'
  const isArchived = archiveTime !== null
  const open = (place: string) => void navigate(projectAddress(id) + place)
  return (
    <Menu
      label={t('projects.menu', { name })}
      isSmall
      items={[
        right !== 'comment' && { label: t('projects.edit'), onPress: () => open(DETAILS) },
        { label: t('projects.duplicate'), onPress: () => open(DUPLICATE) },
        isOwner && {
          label: t(isArchived ? 'projects.takeOutOfArchive' : 'projects.archive'),
          onPress: () => {
            archive(project, !isArchived)
            onGone()
          },
        },
        isOwner && {
          label: t('projects.delete'),
          onPress: () => void remove(project).then((isDone) => isDone && onGone()),
        },
        !isOwner && { label: t('projects.leave'), onPress: onLeave },
      ]}
    />
  )
}
