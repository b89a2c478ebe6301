import '../../locales/project-files-texts.ts'
import { IconFile, IconFileTypePdf, IconPhoto, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Right } from '../../../contract/collaboration/rights.ts'
import { getProjectFiles, type ProjectFile } from '../../../contract/project-files.ts'
import { reportFailure } from '../../errors/report.ts'
import { Button, IconButton } from '../../kit/Button.tsx'
import { FileButton } from '../../kit/files/FileButton.tsx'
import { useIncomingFiles } from '../../kit/files/incoming-files.ts'
import { sizeText } from '../../kit/files/size-text.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { Menu } from '../../kit/Menu.tsx'
import { momentOf } from '../../kit/moments.ts'
import { Section } from '../../kit/Section.tsx'
import { Table, type Column } from '../../kit/Table.tsx'
import { Answer } from '../../lists/Answer.tsx'
import { query } from '../../query.ts'
import { useDeleteFile, useSaveFile } from './queries.ts'
import { FilesOnTheirWay } from './FilesOnTheirWay.tsx'
import { largestFileText, useSendingFiles } from './sending-files.ts'

const DeletedFiles = lazyComponent(async () => (await import('./DeletedFiles.tsx')).DeletedFiles)
const PictureDialog = lazyComponent(async () => (await import('./PictureDialog.tsx')).PictureDialog)
const RenameDialog = lazyComponent(async () => (await import('./RenameDialog.tsx')).RenameDialog)

interface ProjectFilesProps {
  projectId: string
  right: Right
}

type Opened = { what: 'picture' | 'name'; file: ProjectFile } | { what: 'trash' } | null

/** The files of a project: all who work on it download them, those who may edit add, rename and delete. */
export function ProjectFiles({ projectId, right }: ProjectFilesProps) {
  const { t, i18n } = useTranslation()
  const files = useQuery(query(getProjectFiles, { projectId }, { isSilent: true, isFresh: true }))
  const { sending, add } = useSendingFiles(projectId)
  const [opened, setOpened] = useState<Opened>(null)
  const mayEdit = right !== 'comment'
  const close = () => setOpened(null)
  const actions = mayEdit && (
    <>
      <IconButton
        label={t('projectFiles.trash')}
        icon={IconTrash}
        isSmall
        opens="dialog"
        onPress={() => setOpened({ what: 'trash' })}
      />
      <FileButton label={t('projectFiles.add')} icon={IconPlus} accept="" isSmall onFiles={add} />
    </>
  )
  return (
    <Section title={t('projectFiles.title')} actions={actions}>
      {mayEdit && <DropPlace onFiles={add} />}
      <FilesOnTheirWay sending={sending} />
      <Answer query={files} failed={t('projectFiles.failed')} skeletonHeight={120}>
        {(list) =>
          list.length > 0 ? (
            <FileTable files={list} mayEdit={mayEdit} onOpen={setOpened} />
          ) : (
            <p className="text-second">
              {t('projectFiles.none')} {mayEdit && t('projectFiles.noneHint', { size: largestFileText(i18n.language) })}
            </p>
          )
        }
      </Answer>
      <LatePart onFailure={reportFailure}>
        {opened?.what === 'trash' && <DeletedFiles projectId={projectId} onClose={close} />}
        {opened?.what === 'picture' && <PictureDialog file={opened.file} onClose={close} />}
        {opened?.what === 'name' && <RenameDialog file={opened.file} onClose={close} />}
      </LatePart>
    </Section>
  )
}

/** Takes files that are dropped or pasted anywhere on the page, and says so while some are held over it. */
function DropPlace({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation()
  const isHeldOver = useIncomingFiles((_first, files) => {
    // A drop or paste over a dialog belongs to the dialog.
    if (files.length > 0 && !document.querySelector('[role="dialog"]')) onFiles(files)
  })
  return (
    isHeldOver && (
      <p className="mb-14 rounded-md border border-dashed border-accent bg-accent-wash p-20 text-center">
        {t('projectFiles.dropHere')}
      </p>
    )
  )
}

interface FileTableProps {
  files: readonly ProjectFile[]
  mayEdit: boolean
  onOpen: (opened: Opened) => void
}

function FileTable({ files, mayEdit, onOpen }: FileTableProps) {
  const { t, i18n } = useTranslation()
  const columns: Column<ProjectFile>[] = [
    { name: t('projectFiles.name'), as: 'name', cell: (file) => <FileName file={file} onOpen={onOpen} /> },
    { name: t('projectFiles.size'), as: 'figure', cell: ({ bytes }) => sizeText(bytes, i18n.language) },
    {
      name: t('projectFiles.added'),
      cell: ({ createTime, addedBy }) => {
        const moment = momentOf(createTime, i18n.language)
        return addedBy === null ? moment : t('projectFiles.addedBy', { moment, name: addedBy })
      },
    },
    {
      name: t('projectFiles.actions'),
      as: 'actions',
      cell: (file) => <FileMenu file={file} mayEdit={mayEdit} onOpen={onOpen} />,
    },
  ]
  return <Table what={t('projectFiles.title')} columns={columns} rows={files} keyOf={({ id }) => id} />
}

type FileProps = Pick<FileTableProps, 'onOpen'> & { file: ProjectFile }

const isPicture = ({ mediaType }: ProjectFile) => mediaType.startsWith('image/')

/** A picture is shown, any other file downloaded. */
function FileName({ file, onOpen }: FileProps) {
  const { save, isPending } = useSaveFile()
  const Shape = isPicture(file) ? IconPhoto : file.mediaType === 'application/pdf' ? IconFileTypePdf : IconFile
  return (
    <span className="flex items-start gap-8">
      <Shape aria-hidden className="mt-2 size-18 flex-none text-second" />
      {isPicture(file) ? (
        <Button look="name" label={file.name} opens="dialog" onPress={() => onOpen({ what: 'picture', file })} />
      ) : (
        <Button look="name" label={file.name} isBusy={isPending} onPress={() => isPending || save(file.id)} />
      )}
    </span>
  )
}

function FileMenu({ file, mayEdit, onOpen }: FileProps & { mayEdit: boolean }) {
  const { t } = useTranslation()
  const { save, isPending } = useSaveFile()
  const remove = useDeleteFile()
  return (
    <Menu
      label={t('projectFiles.menu', { name: file.name })}
      isSmall
      isBusy={isPending}
      items={[
        { label: t('projectFiles.download'), onPress: () => isPending || save(file.id) },
        mayEdit && { label: t('projectFiles.rename'), onPress: () => onOpen({ what: 'name', file }) },
        mayEdit && {
          label: t('projectFiles.delete'),
          why: file.mayDelete ? undefined : t('projectFiles.notYours'),
          onPress: () => remove(file),
        },
      ]}
    />
  )
}
