export * from './acts.ts'
export * from './client-table.ts'
export * from './clock.ts'
export { diffText, same } from './diff.ts'
export { type EventPayload, type EventPayloads, eventPayload, readEvents } from './event-payload.ts'
export * from './http.ts'
export * from './http-people.ts'
export {
  type ChangeParts,
  changeText,
  type JsonText,
  jsonText,
  messageText,
  replaceText,
  type SnapshotParts,
  snapshotText,
} from './message-text.ts'
export * from './names.ts'
export * from './notices.ts'
export { applyPatch, Patch, PatchOp } from './patch.ts'
export * from './permission-rows.ts'
export * from './permissions.ts'
export * from './phrases.ts'
export * from './proposals.ts'
export * from './read-message.ts'
export * from './refusal.ts'
export * from './refusal-details.ts'
export * from './table-end.ts'
export * from './table-info.ts'
export * from './to-client.ts'
export * from './to-server.ts'
export * from './version.ts'
export { ViewPatch } from './view-patch.ts'
export * from './words.ts'
