import { describe, expect, it } from 'vitest';
import { commonWords, readNote } from '../../support/words.ts';

/** The outcome that is given, and not asked, of a note that opens with a sentence. */
function given(language: keyof typeof commonWords, sentence: string): string | null {
  const migration = readNote(`${sentence}\n\n${commonWords[language]}\n`);
  if (!migration.ok) throw new Error(migration.problem.message);
  return migration.handoff.outcome;
}

describe('a sentence that does not tell of the work of its note', () => {
  it.each([
    ['en', 'The gateway was shipped in 2019 for three partners.'],
    ['en', 'Last year the migration failed.'],
    ['de', 'Das Gateway wurde 2019 fertiggestellt.'],
    ['fr', 'La passerelle a été terminée en 2019.'],
    ['es', 'La primera migración falló en 2021.'],
    ['ja', 'ゲートウェイは2019年に完了した。'],
    ['zh', '去年的迁移失败了。'],
    ['ko', '게이트웨이는 2019년에 완료되었다.'],
    ['ru', 'Шлюз был завершён в 2019 году.'],
  ] as const)('gives no outcome of long ago (%s: %s)', (language, sentence) => {
    expect(given(language, sentence)).toBeNull();
  });

  it.each([
    ['en', "Maria's attempt failed."],
    ['en', 'The previous session finished the import.'],
    ['en', 'The patch is complete, says Ann.'],
    ['en', 'According to Ben the import is finished.'],
    ['de', 'Marias Versuch ist gescheitert.'],
    ['de', 'Laut Ben ist der Import fertig.'],
    ['fr', "L'essai de Marie a échoué."],
    ['fr', "Selon Ben, l'import est terminé."],
    ['es', 'El intento de María falló.'],
    ['ja', 'マリアの試みは失敗した。'],
    ['ja', 'ベンによると、インポートは完了しています。'],
    ['ru', 'Попытка Марии провалилась.'],
    ['it', "Secondo Ben l'importazione è completata."],
    ['en', 'Apparently the import is finished.'],
    ['zh', '据张三说，导入已完成。'],
    ['zh', '据王工介绍导入已经完成。'],
    ['zh', '张三说导入已完成。'],
    ['zh', '听说导入已完成。'],
    ['ja', 'インポートは完了したと田中さんは言っています。'],
    ['ja', 'インポートは完了したとのこと。'],
    ['ko', '김 씨가 가져오기가 완료되었다고 말했다.'],
    ['ko', '김 씨에 따르면 가져오기는 완료되었다.'],
    ['ru', 'Со слов Ивана, импорт завершён.'],
    ['es', 'De acuerdo con Ben, la importación está terminada.'],
    ['pt', 'De acordo com o Ben, a importação está concluída.'],
    ['it', "A detta di Ben l'importazione è completata."],
    ['en', 'The customer considers it done.'],
    ['ru', 'Заказчик считает, что импорт готов.'],
    ['zh', '客户认为导入已完成。'],
  ] as const)('gives no outcome of what others did or say (%s: %s)', (language, sentence) => {
    expect(given(language, sentence)).toBeNull();
  });

  it.each([
    ['en', 'The ticket says "done and working".'],
    ['de', 'Im Ticket steht „fertig und getestet“.'],
    ['fr', 'On lit dans le ticket « terminé ».'],
    ['zh', '工单里写着“已完成”。'],
    ['ru', 'В тикете написано «готово».'],
  ] as const)('gives no outcome that it quotes (%s: %s)', (language, sentence) => {
    expect(given(language, sentence)).toBeNull();
  });

  it.each([
    ['en', 'If the import failed, we could still buy a hosted one.'],
    ['en', 'When a run has failed, the page says so.'],
    ['de', 'Falls der Import scheitert, nehmen wir den alten.'],
    ['fr', "Si l'import échoue, on revient à l'ancien."],
    ['ja', 'もしインポートが失敗したら、元に戻す。'],
    ['ko', '가져오기가 실패하면 되돌린다.'],
    ['zh', '导入将在周五完成。'],
    ['ru', 'Импорт будет завершён в пятницу.'],
    ['es', 'La importación estará terminada el viernes.'],
    ['en', 'It is far from done.'],
    ['en', 'It is as good as done.'],
    ['fr', 'Une fois terminé, prévenir Anne.'],
    ['fr', "L'import est loin d'être terminé."],
    ['es', 'Una vez terminada, avisa a Ana.'],
    ['pt', 'Uma vez concluída, avise a Ana.'],
    ['it', 'Una volta completata, avvisa Anna.'],
    ['zh', '完成后请通知小王。'],
    ['ko', '금요일까지 완료해야 한다.'],
    ['en', 'Not a single test failed.'],
    ['en', 'The import is done and the export is next.'],
  ] as const)('gives no outcome of what might be, or will (%s: %s)', (language, sentence) => {
    expect(given(language, sentence)).toBeNull();
  });

  it.each([
    ['en', 'The first build failed: out of memory.'],
    ['en', 'CI: failed'],
    ['en', 'Status of phase 1: done'],
    ['en', 'The old one was done.'],
    ['de', 'Die alte war fertig.'],
    ['en', 'A task can be done, blocked or failed.'],
    ['de', 'Der erste Build ist gescheitert.'],
    ['fr', 'Le premier build a échoué.'],
    ['ja', '最初のビルドは失敗した。'],
    ['ja', '失敗したジョブは3回再試行される。'],
    ['zh', '第一次构建失败了。'],
  ] as const)('gives no outcome of one part (%s: %s)', (language, sentence) => {
    expect(given(language, sentence)).toBeNull();
  });

  it.each([
    ['en', 'The docs are done.'],
    ['en', 'The tests for the import are finished.'],
    ['en', 'Docs and tests are done.'],
    ['en', 'I finished the docs.'],
    ['en', 'Status: docs done'],
    ['en', 'The tests failed.'],
    ['de', 'Die Dokumentation ist fertig.'],
    ['de', 'Die Tests sind fertig.'],
    ['fr', 'La documentation est terminée.'],
    ['es', 'La documentación está terminada.'],
    ['pt', 'A documentação está pronta.'],
    ['it', 'La documentazione è completata.'],
    ['ja', 'ドキュメントは完了しました。'],
    ['zh', '文档已完成。'],
    ['zh', '单元测试全部通过。'],
    ['ko', '문서는 완료되었다.'],
    ['ru', 'Документация готова.'],
    ['en', 'The review is done.'],
    ['en', 'Setup complete.'],
    ['en', 'The easy part is done.'],
    ['en', 'Milestone 2 complete.'],
    ['de', 'Der schwierige Teil ist fertig.'],
    ['fr', 'La partie facile est terminée.'],
    ['es', 'La parte fácil está terminada.'],
    ['pt', 'A parte fácil está concluída.'],
    ['it', 'La parte facile è completata.'],
    ['ru', 'Лёгкий этап завершён.'],
    ['ja', '前半は完了しました。'],
    ['zh', '前半部分已完成。'],
    ['ko', '전반부는 완료되었다.'],
  ] as const)(
    'gives no outcome of a part of the work, or of what it has beside itself (%s: %s)',
    (language, sentence) => {
      expect(given(language, sentence)).toBeNull();
    },
  );

  it.each([
    ['en', 'The deploy failed because the disk was full. I made room and it went through.'],
    ['de', 'Der Deploy ist gescheitert, weil die Platte voll war. Danach lief er durch.'],
    ['zh', '部署失败是因为磁盘满了，清理后重新部署成功。'],
    ['ja', 'ディスクがいっぱいでデプロイが失敗したが、再実行したら成功した。'],
  ] as const)('gives no outcome of a failure in a story (%s: %s)', (language, sentence) => {
    expect(given(language, sentence)).toBeNull();
  });
});

describe('a sentence that tells of the work of its note', () => {
  it.each([
    ['en', 'The import was finished on 3 March 2026.', 'completed'],
    ['en', "Today's work is done.", 'completed'],
    ['en', '"Done"', 'completed'],
    ['de', 'Der Import ist fertig und läuft auf Produktion.', 'completed'],
    ['en', '# Docs of the import\n\nThe docs are done.', 'completed'],
    ['en', 'The import and the docs are done.', 'completed'],
    ['en', 'The docs are done, the import is finished.', 'completed'],
    ['zh', '也就是说导入已完成。', 'completed'],
    ['zh', '导入说明已完成。', 'completed'],
    ['zh', '测试通过，导入已完成。', 'completed'],
    ['en', '# Import, phase 2\n\nPhase 2 is done.', 'completed'],
    ['en', 'Status: phase 2 done', 'completed'],
    ['en', 'Status: done, 9/26', 'completed'],
    ['en', 'The import was finished on Friday.', 'completed'],
    ['fr', "L'import est terminé et déployé.", 'completed'],
    ['es', 'La importación está terminada.', 'completed'],
    ['zh', '2026年3月2日导入已完成。', 'completed'],
    ['ja', '移行は失敗し、すべて元に戻した。', 'failed'],
    ['ru', 'Миграция провалилась, я всё откатил.', 'failed'],
  ] as const)('gives its outcome (%s: %s)', (language, sentence, outcome) => {
    expect(given(language, sentence)).toBe(outcome);
  });

  it.each([
    ['en', "The import isn't finished."],
    ['en', "I know why it flakes. I haven't fixed it."],
    ['en', 'Priya, on call. Status: mitigated, not resolved.'],
    ['de', 'Der Import ist nicht abgeschlossen.'],
    ['de', 'Der Import ist fertig, der Export fehlt noch.'],
    ['fr', "L'import est fait, l'export pas encore."],
    ['es', 'La importación está lista, la exportación todavía no.'],
    ['zh', '导入已完成，导出还没开始。'],
    ['zh', '状态：导入完成，导出未开始'],
    ['ja', '状態：取り込みは完了、書き出しは未着手'],
    ['ru', 'Импорт готов, экспорт ещё не начат.'],
    ['en', 'Done with phase 1 of 3.'],
    ['en', 'Import merged, export open.'],
    ['en', 'Everything except the emails is done.'],
    ['de', 'Alles außer den Mails ist fertig.'],
    ['ja', 'メール以外はすべて完了しました。'],
    ['zh', '除了邮件，其他都完成了。'],
    ['ko', '메일을 제외하고 모두 완료되었다.'],
    ['pt', 'A importação está quase concluída.'],
    ['it', "L'importazione è quasi completata."],
  ] as const)('gives partial where some of it is not done (%s: %s)', (language, sentence) => {
    expect(given(language, sentence)).toBe('partial');
  });

  it.each([
    ['en', 'The import is done, the review is not done.'],
    ['de', 'Der Import ist fertig, die Abnahme fehlt noch.'],
    ['zh', '导入已完成，评审还没开始。'],
  ] as const)('is not called partial for a review that is missing (%s: %s)', (language, sentence) => {
    expect(given(language, sentence)).not.toBe('partial');
  });

  it('gives what a sentence says that sums up further down', () => {
    const note = (sentence: string, opening: string = commonWords.en) =>
      `${opening} It is long. It goes on. It has a face.\n\n${sentence}`;
    expect(given('en', note('All in all the import is half done.'))).toBe('partial');
    expect(given('en', note('The import is half done.'))).toBeNull();
    expect(given('de', note('Insgesamt ist der Import fertig.', commonWords.de))).toBe('completed');
    expect(given('zh', note('总之，导入已完成。'))).toBe('completed');
    expect(given('en', note('So the build failed.'))).toBeNull();
  });

  it('is found behind the label of the first paragraph, whatever a later one tells', () => {
    const later = 'It ran well at first. Then a wheel came loose, which took a day. Nobody saw it.';
    expect(given('en', `Sam,\n\nTL;DR: the move did not work out.\n\n${later}`)).toBe('failed');
    expect(given('de', `Jonas,\n\nKurz: der Import ist fertig.\n\n${later}`)).toBe('completed');
  });

  it('gives none of a plan that is complete', () => {
    expect(given('en', 'Status: plan complete, nothing built')).toBeNull();
  });

  it('takes nothing from a status that is struck', () => {
    expect(given('en', 'Status: ~~done~~ see below')).toBeNull();
    expect(given('en', 'Status: ~~done~~ reopened')).toBe('partial');
    expect(given('de', 'Status: ~~erledigt~~ wieder offen')).toBe('partial');
  });
});
