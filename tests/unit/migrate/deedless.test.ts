import { describe, expect, it } from 'vitest';
import { commonWords, readNote } from '../../support/words.ts';

/** What a list of work done claims of `src/b.ts`. */
function claims(language: keyof typeof commonWords, entry: string, about = 'src/b.ts'): string[] {
  const note = `# Clock\n\n${commonWords[language]}\n\n## Done\n\n- Wound the clock\n- ${entry}\n`;
  const migration = readNote(note);
  if (!migration.ok) throw new Error(migration.problem.message);
  const { files_created: created, files_modified: modified } = migration.handoff;
  const says = (files: readonly { readonly path: string }[], claim: string) =>
    files.some(({ path }) => path === about) ? [claim] : [];
  return [...says(created ?? [], 'created'), ...says(modified ?? [], 'modified')];
}

describe('a file that a sentence names', () => {
  it.each([
    ['en', 'Fixed a crash that came from `src/b.ts`.'],
    ['en', 'Fixed the crash caused by `src/b.ts`.'],
    ['en', 'Removed the warning that `src/b.ts` printed.'],
    ['en', 'The error was raised in `src/b.ts`.'],
    ['de', 'Den Absturz behoben, der aus `src/b.ts` kam.'],
    ['fr', 'Corrigé le plantage qui venait de `src/b.ts`.'],
    ['es', 'Corregido el fallo que venía de `src/b.ts`.'],
    ['zh', '修复了来自 `src/b.ts` 的崩溃。'],
    ['ru', 'Исправил падение, которое шло из `src/b.ts`.'],
  ] as const)('was not changed where a trouble came from it (%s): %s', (language, entry) => {
    expect(claims(language, entry)).toEqual([]);
  });

  it.each([
    ['en', 'Styles must be imported in `src/b.ts`.'],
    ['en', '`src/b.ts` needs to be rewritten.'],
    ['en', 'I will update `src/b.ts` tomorrow.'],
    ['en', 'I would have rewritten `src/b.ts`.'],
    ['en', 'If we changed `src/b.ts`, the tests would fail.'],
    ['de', 'Die Grenze sollte in `src/b.ts` geändert werden.'],
    ['de', '`src/b.ts` muss noch angepasst werden.'],
    ['fr', '`src/b.ts` doit être modifié.'],
    ['es', 'Hay que actualizar `src/b.ts`.'],
    ['ja', '`src/b.ts` を修正する必要がある。'],
    ['zh', '需要修改 `src/b.ts`。'],
    ['ru', 'Нужно обновить `src/b.ts`.'],
  ] as const)('was not changed where that is to be done, or might be (%s): %s', (language, entry) => {
    expect(claims(language, entry)).toEqual([]);
  });

  it.each([
    ['en', "I haven't updated `src/b.ts`."],
    ['en', '`src/b.ts` was not changed.'],
    ['de', '`src/b.ts` wurde nicht geändert.'],
    ['es', 'No se ha modificado `src/b.ts`.'],
    ['zh', '没有修改 `src/b.ts`。'],
  ] as const)('was not changed where that is denied (%s): %s', (language, entry) => {
    expect(claims(language, entry)).toEqual([]);
  });

  it.each([
    ['en', '`src/b.ts` stays as it is.'],
    ['en', '`src/b.ts` is where the bug lives.'],
    ['de', '`src/b.ts` bleibt, wie es ist.'],
    ['fr', '`src/b.ts` reste tel quel.'],
    ['es', '`src/b.ts` sigue igual.'],
    ['ru', '`src/b.ts` остаётся как есть.'],
    ['zh', '`src/b.ts` 保持不变。'],
    ['ko', '`src/b.ts`는 그대로이다.'],
  ] as const)('was not changed where it stays as it was (%s): %s', (language, entry) => {
    expect(claims(language, entry)).toEqual([]);
  });

  it.each([
    ['en', 'Wrote a test that imports `src/b.ts`.'],
    ['en', 'Added an import of `src/b.ts`.'],
    ['en', 'Replaced the call into `src/b.ts` by a stub.'],
    ['de', 'Test geschrieben, der `src/b.ts` benutzt.'],
    ['de', 'Aufruf von `src/b.ts` ersetzt.'],
    ['fr', 'Ajouté un test qui utilise `src/b.ts`.'],
    ['es', 'Añadida una prueba que usa `src/b.ts`.'],
    ['pt', 'Adicionado um teste que usa `src/b.ts`.'],
    ['it', 'Aggiunto un test che usa `src/b.ts`.'],
    ['ru', 'Добавил тест, который использует `src/b.ts`.'],
    ['ja', '`src/b.ts` と比較した。'],
  ] as const)('was not changed where something else uses it (%s): %s', (language, entry) => {
    expect(claims(language, entry)).toEqual([]);
  });

  it.each([
    ['en', 'Asked Ann to change `src/b.ts`.'],
    ['en', 'Planned the change of `src/b.ts`.'],
    ['en', 'Tried to change `src/b.ts`, it broke the build.'],
    ['de', 'Anna gebeten, `src/b.ts` zu ändern.'],
    ['fr', 'Demandé à Anne de modifier `src/b.ts`.'],
    ['es', 'Propuesto modificar `src/b.ts`.'],
    ['ru', 'Попросил Анну изменить `src/b.ts`.'],
  ] as const)('was not changed where somebody was asked to, or tried (%s): %s', (language, entry) => {
    expect(claims(language, entry)).toEqual([]);
  });

  it.each([
    ['en', 'Maria rewrote `src/b.ts` last year.'],
    ['en', 'Ben added `src/b.ts` in 2021.'],
    ['en', 'According to Ben, `src/b.ts` was rewritten.'],
    ['en', 'The previous session created `src/b.ts`.'],
    ['de', '`src/b.ts` wurde 2021 angelegt.'],
    ['fr', '`src/b.ts` a été créé en 2021.'],
    ['es', '`src/b.ts` fue creado en 2021.'],
    ['ja', '`src/b.ts` は2021年に追加された。'],
    ['ru', '`src/b.ts` был добавлен в 2021 году.'],
  ] as const)('was not changed by this work where others did it, or long ago (%s): %s', (language, entry) => {
    expect(claims(language, entry)).toEqual([]);
  });

  it.each([
    ['en', 'The build creates `src/b.ts`.'],
    ['en', '`src/b.ts` is created by the build.'],
    ['de', 'Der Build erzeugt `src/b.ts`.'],
    ['de', 'Das Build-Skript erstellt jetzt `src/b.ts`.'],
    ['de', 'Das Skript schreibt `src/b.ts` neu.'],
    ['de', '`src/b.ts` wird vom Build erzeugt.'],
    ['fr', 'Le build génère `src/b.ts`.'],
    ['fr', 'Le script crée `src/b.ts`.'],
    ['fr', '`src/b.ts` est généré par le build.'],
    ['es', 'El script crea `src/b.ts`.'],
    ['es', '`src/b.ts` es generado por el build.'],
    ['pt', '`src/b.ts` é gerado pelo build.'],
    ['it', '`src/b.ts` viene generato dal build.'],
    ['ja', 'ビルドは `src/b.ts` を生成します。'],
    ['zh', '构建会生成 `src/b.ts`。'],
    ['zh', '`src/b.ts` 由构建生成。'],
    ['ko', '빌드가 `src/b.ts`를 생성한다.'],
    ['ru', 'Сборка создаёт `src/b.ts`.'],
  ] as const)('was not made where a program makes it (%s): %s', (language, entry) => {
    expect(claims(language, entry)).toEqual([]);
  });

  it.each([
    ['en', 'The script rewrote `src/b.ts`.', 'modified'],
    ['de', 'Das Skript `src/b.ts` erstellt.', 'created'],
    ['de', 'Das Skript erstellte `src/b.ts`.', 'created'],
    ['de', 'Das Build-Skript hat `src/b.ts` neu erzeugt.', 'created'],
    ['fr', 'Le script a créé `src/b.ts`.', 'created'],
    ['ko', '`src/b.ts` 스크립트를 생성했다.', 'created'],
  ] as const)('was made where one was written, or has made it (%s): %s', (language, entry, claim) => {
    expect(claims(language, entry)).toEqual([claim]);
  });

  it.each([
    ['en', 'Fixed the crash in `src/b.ts`.', 'modified'],
    ['en', 'Added a check to `src/b.ts` if the token is empty.', 'modified'],
    ['en', 'Added the report of 2024 to `src/b.ts`.', 'modified'],
    ['en', 'Made the limit a setting, it can be set in `c.yaml`, and rewrote `src/b.ts`.', 'modified'],
    ['en', 'Created `src/b.ts`.', 'created'],
    ['de', '`src/b.ts` angepasst.', 'modified'],
    ['fr', 'Modifié `src/b.ts`.', 'modified'],
    ['es', 'Se ha modificado `src/b.ts`.', 'modified'],
    ['zh', '修改 `src/b.ts`。', 'modified'],
    ['ja', '`src/b.ts` を修正した。', 'modified'],
  ] as const)('was changed where somebody says so (%s): %s', (language, entry, claim) => {
    expect(claims(language, entry)).toEqual([claim]);
  });
});
