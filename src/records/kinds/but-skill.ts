import { type RecordKind, recordKinds } from '../../core/document.ts';

/** Every kind but `skill`, which the skill rules check wholly. */
export const recordKindsButSkill: readonly RecordKind[] = recordKinds.filter((kind) => kind !== 'skill');
