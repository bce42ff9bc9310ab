/**
 * The words by which a note is read, by language (migration, items 1 to 4). Phrases are separated by `|`; `*` stands for the
 * rest of a word. A phrase of a script without spaces is found anywhere, every other one as whole words. Longer phrases
 * win over shorter ones.
 */
export type Words = Readonly<Record<string, string>>;

/** What a heading, a bold line or a label says of all that stands below it. */
export const headings: Readonly<Record<HeadingClass, Words>> = {
  done: {
    en: 'done|completed|complete|finished|shipped|delivered|accomplish*|achiev*|implemented|landed|merged|fixed|resolved|solved|built|work done|what was done|what got done|what i did|what we did|what happened|what works|what already works|what changed|what has changed|changes|change log|changelog|recent changes|progress|state|status|current state|current status|summary|session summary|activity|activity log|work log|log|already works|working|working now|verified|actions taken|this session|last session|previous session|done today|today’s work|yesterday|results|outcome|deliverables|highlights|recap|history|improvements|features added|enhancements|snapshot|fixes|bug fixes|repairs|closing note|closing summary|wrap up|resolved issues|issues resolved|issues fixed|bugs fixed|fixed issues|resolution|what we changed|what i changed|what i finished|solved problems|problems solved|work performed|executed',
    zh: '已完成|完成|完成情况|本次会话改动|本次改动|改动|变更|更新|进展|当前状态|状态|现状|总结|已修复|已解决|做了什么|今日工作|工作内容',
    ja: '完了|完了したこと|完了済み|実施|実施内容|やったこと|対応済み|変更点|変更内容|進捗|現状|状態|まとめ|概要と結果|動作確認済み|作業内容|修正済み|今回の作業',
    de: 'erledigt|fertig|abgeschlossen|umgesetzt|zuletzt umgesetzt|zuletzt gebaut|gebaut|stand|aktueller stand|was wurde gemacht|gemacht|änderungen|geändert|fortschritt|zusammenfassung|ergebnis|behoben|gelöst|heute',
    es: 'hecho|lo hecho|completado|terminado|realizado|implementado|cambios|cambios realizados|estado|estado actual|progreso|avance*|resumen|resuelto|arreglado|entregado|lo que se hizo|resultado|hoy',
    fr: "fait|ce qui a été fait|terminé|réalisé|achevé|livré|changements|modifications apportées|état|état actuel|état des lieux|avancement|progrès|résumé|bilan|corrigé|résolu|accompli|aujourd'hui",
    pt: 'feito|o que foi feito|concluído|concluido|finalizado|realizado|entregue|implementado|mudanças|alterações|estado|estado atual|situação|situação atual|progresso|resumo|resolvido|corrigido|hoje',
    ru: 'сделано|что сделано|выполнено|завершено|готово|реализовано|изменения|что изменилось|состояние|текущее состояние|статус|прогресс|итоги|итог|исправлено|решено|результаты|сегодня',
    ko: '완료|완료된 작업|완료 사항|한 일|작업 내용|변경 사항|변경사항|진행 상황|현재 상태|상태|요약|해결됨|수정됨|오늘 한 일',
    et: 'valmis|tehtud|praegune olek|olek|muudatused|kokkuvõte',
  },
  next: {
    en: "next|today|approach|implementation order|implementation plan|implementation steps|when unblocked|once unblocked|half done|next up|what to do next|to do next|do next|next attempt|second attempt|next thing|next step*|next session|next session prior*|next task*|next action*|next work|next move*|exact next action|what next|what's next|what comes next|up next|pending|pending work|pending items|remaining|remaining work|what remains|remains|still todo|still to do|still open|still missing|still pending|todo|todos|to do|to-do|to be done|not done|not yet done|not finished|not started|unfinished|outstanding|outstanding issues|outstanding work|left|what's left|what is left|left to do|left over*|leftover*|follow up*|follow-up*|followup*|priority|priorities|priority queue|queue|backlog|action items|actions|plan|plan for tomorrow|planned|upcoming|coming up|to come|roadmap|future|future work|future improvements|later|in progress|ongoing|under way|underway|where to start|start here|where to resume|resume|how to resume|how to continue|continue|pick up|pick up here|open items|open points|open tasks|open work|open ends|loose ends|suggest*|suggested next work|recommend*|recommended next steps|recommended order|recommended actions|ideas|nice to have|must have|should have|could have|wish list|wishlist|milestones|assignments|for the next one|for next time|for the next agent|for tomorrow|tomorrow|fixes required|required fixes|work items|tasks left|tasks remaining|task list|tasks|checklist for next|immediate|short term|medium term|long term|high priority|medium priority|low priority|what needs doing|needs doing|deferred|parked|postponed|documentation still needed",
    zh: '实现顺序|实施步骤|实现步骤|待办|待办事项|待完成|未完成|下一步|下一步计划|后续|后续工作|后续步骤|接下来|剩余|剩余工作|遗留|计划|优先级|建议|进行中|尚未完成|待处理|待做',
    ja: '次にやること|次のステップ|次の作業|次回|次回やること|残作業|残り|残タスク|未完了|未対応|未実施|やること|今後|今後の予定|今後の作業|予定|課題と次|これから|進行中|作業中|優先度|優先順位',
    de: 'was fehlt|was fehlt noch|fehlt noch|nächste schritte|nächster schritt|als nächstes|offen|noch offen|offene punkte|offene aufgaben|offene themen|ausstehend|verbleibend|verbleibende arbeit*|restarbeiten|zu tun|noch zu tun|aufgaben|todo|geplant|plan|weiter|weiteres vorgehen|wie es weitergeht|in arbeit|morgen|empfehlung*|prioritäten|später',
    es: 'próximos pasos|proximos pasos|próximo paso|lo que queda|queda|siguiente intento|siguientes pasos|siguiente|siguiente paso|pendiente*|por hacer|lo que falta|falta|qué falta|queda por hacer|restante|tareas pendientes|tareas|plan|en curso|en progreso|recomendacion*|prioridades|mañana|a continuación|más adelante',
    fr: 'prochaines étapes|prochaine étape|étapes suivantes|la suite|suite|à faire|reste à faire|ce qui reste|restant|en attente de traitement|en cours|tâches restantes|tâches|à venir|plan|priorités|recommandations|demain|plus tard',
    pt: 'próximos passos|proximos passos|próximo passo|pendente*|pendências|a fazer|por fazer|o que falta|falta|falta fazer|restante|tarefas|tarefas pendentes|plano|em andamento|em curso|prioridades|recomendações|amanhã|depois',
    ru: 'следующие шаги|следующий шаг|дальше|что дальше|дальнейшие шаги|осталось|что осталось|осталось сделать|не сделано|предстоит|надо сделать|нужно сделать|сделать|планы|план|задачи|открытые задачи|в работе|в процессе|приоритеты|рекомендации|завтра|позже|на потом',
    ko: '다음 단계|다음 작업|다음 할 일|다음|할 일|해야 할 일|남은 작업|남은 일|미완료|진행 중|예정|향후|향후 작업|계획|우선순위|권장 사항|내일',
    et: 'järgmised sammud|järgmised tööd|järgmine töö|järgmine|teha|pooleli',
  },
  gotchas: {
    en: "gotcha*|trap*|pitfall*|caveat*|warning*|caution|hazard*|danger*|risk*|beware|watch out|watch out for|watch for|look out for|careful|be careful|mind|known issue*|known problem*|known bug*|known limitation*|known limit*|known shortfall*|known quirk*|known weakness*|known defect*|known failure*|known flaw*|known gap*|known trouble*|known rough edges|known constraint*|issue*|problem*|bug*|defect*|limitation*|limits|shortfall*|shortcoming*|quirk*|oddit*|peculiarit*|surprise*|weak spot*|sore spot*|snag*|rough edges|sharp edges|stumbling block*|what's broken|what is broken|broken|what does not work|what doesn't work|does not work|doesn't work|not working|what failed|failed|failing|failure*|failed attempts|not blocking|what didn't work|what did not work|dead ends|tried and failed|what broke|what went wrong|why it failed|why it did not work|why it didn't work|por qué no funcionó|challenge*|difficult*|trouble|trouble spots|trade-off*|tradeoff*|downsides|drawback*|skip list|don't|do not|don't do|do not do|don'ts|never|must not|must not be edited|must not hand-edit|do not touch|don't touch|do not edit|hands off|off limits|avoid|things to avoid|open bugs|open issue*|errors|technical debt|tech debt|debt|regressions|flaky|anti-pattern*|antipattern*|must not get lost|easy to miss|things that bite|footgun*|landmine*|tricky|tricky parts|sensitive areas",
    zh: '踩坑|坑|前车之鉴|注意|注意事项|注意点|警告|风险|已知问题|已知缺陷|已知限制|限制|局限|问题|陷阱|易错|不要|禁止|教训|故障|缺陷|难点',
    ja: '注意|注意点|注意事項|罠|落とし穴|ハマりどころ|はまりどころ|ハマりポイント|既知の問題|既知の制約|既知の不具合|既知の課題|制約|制限|制限事項|リスク|警告|問題|問題点|不具合|課題|やってはいけない|禁止事項',
    de: 'eigenheiten|stolperfallen|stolpersteine|fallen|fallstricke|achtung|vorsicht|warnung*|hinweise zur vorsicht|bekannte probleme|bekannte fehler|bekannte einschränkungen|bekannte grenzen|einschränkungen|grenzen|grenze|probleme|fehler|risiken|risiko|schwachstellen|tücken|besonderheiten|nicht anfassen|was nicht geht|was nicht funktioniert|zu beachten',
    es: 'trampas|cuidado|ojo|atención|advertencia*|aviso*|riesgo*|problema*|problemas conocidos|errores|errores conocidos|limitacion*|limitaciones conocidas|fallos|fallas|no tocar|no hacer|dificultades|precauciones|puntos delicados|incidencias',
    fr: "pièges|piège|attention|avertissement*|mise en garde|points de vigilance|points d’attention|points d'attention|risque*|problème*|problèmes connus|bugs connus|limites|limites connues|limitations|erreurs|à éviter|ne pas toucher|difficultés|prudence",
    pt: 'armadilhas|pegadinhas|cuidado*|atenção|aviso*|alerta*|risco*|erros|erros/riscos|problema*|problemas conhecidos|limitaç*|limitações conhecidas|falhas|não mexer|não fazer|não pode se perder|dificuldades|pontos de atenção',
    ru: 'подводные камни|грабли|ловушки|осторожно|внимание|предупреждени*|риски|известные проблемы|известные ошибки|известные ограничения|ограничения|проблемы|проблема|ошибки|баги|не трогать|нельзя|сложности|трудности|нюансы|особенности|на что обратить внимание',
    ko: '주의|주의사항|주의 사항|주의할 점|함정|경고|위험|리스크|알려진 문제|알려진 이슈|알려진 제한|제한 사항|제한사항|문제점|문제|이슈|하지 말 것|금지|버그',
    et: 'ohud|hoiatused|tähelepanu|probleemid|teadaolevad vead',
  },
  patterns: {
    en: 'pattern*|convention*|working rule*|rule*|house rules|ground rules|golden rule*|decision*|key decision*|technical decision*|design decision*|architecture decision*|architectural decision*|decisions made|decisions taken|decisions with links|design choice*|choices|choices made|what we settled|settled|agreed|agreement*|principle*|guideline*|standard*|practice*|best practices|policy|policies|invariant*|how we work|ways of working|working agreement*|rationale|things that worked|what worked|what worked well|worked well|workflow rules|must follow|always|must keep|protocol*|discipline|style',
    zh: '运用方針|交互规范|规范|约定|规则|设计决策|决策|决定|关键决策|技术决策|原则|惯例|模式|最佳实践|编码规范',
    ja: '運用方針|方針|規約|ルール|決定事項|決めたこと|設計判断|設計方針|技術的決定|原則|慣例|パターン|約束事|お約束',
    de: 'feste regeln|regeln|konventionen|entscheidungen|getroffene entscheidungen|beschlüsse|grundsätze|prinzipien|muster|vorgaben|vereinbarungen|richtlinien|prüfwege|bewährt*',
    es: 'convenciones|reglas|normas|decisiones|decisiones tomadas|decisiones técnicas|decisiones clave|patrones|principios|acuerdos|buenas prácticas|criterios',
    fr: 'conventions|règles|décisions|décisions prises|décisions techniques|choix techniques|choix|principes|motifs|accords|bonnes pratiques|usages',
    pt: 'convenções|regras|decisões|decisões tomadas|decisões técnicas|padrões|princípios|acordos|boas práticas|diretrizes',
    ru: 'соглашения|правила|решения|принятые решения|ключевые решения|технические решения|принципы|паттерны|шаблоны|договорённости|договоренности|практики',
    ko: '규칙|컨벤션|관례|결정|결정 사항|결정사항|주요 결정|설계 결정|기술 결정|원칙|패턴|방침|합의',
    et: 'reeglid|otsused|põhimõtted',
  },
  lessons: {
    en: 'learning*|key learnings|learned|what we learned|what i learned|lesson*|lessons learned|key lessons|takeaway*|insight*',
    zh: '经验|经验教训|心得',
    ja: '学び|学んだこと|知見|気づき',
    de: 'erkenntnisse|gelernt|gelerntes|lehren',
    es: 'aprendizajes|lecciones|lecciones aprendidas|lo aprendido',
    fr: 'enseignements|leçons|leçons apprises|appris',
    pt: 'aprendizados|aprendizagens|lições|lições aprendidas',
    ru: 'уроки|выводы|чему научились',
    ko: '배운 점|교훈|알게 된 점',
    et: 'õppetunnid',
  },
  questions: {
    en: 'question*|open question*|unresolved question*|questions for*|unclear|unknown*|uncertain*|uncertainties|unresolved|undecided|hypothes*|to clarify|to be clarified|to decide|to be decided|needs decision|needs a decision|decision needed|decisions needed|decisions pending|pending decision*|open decision*|needs answer|needs clarification|clarification*|awaiting answer|awaiting decision|tbd|unconfirmed|needs confirmation|to confirm|doubts|need input|ask the user|ask the owner|questions to ask|not sure|discussion points|for discussion|parking lot',
    zh: '待确认|待定|疑问|问题待定|未决|未决问题|开放问题|待讨论|不确定|待排查|需要确认',
    ja: '未解決|質問|疑問|疑問点|不明点|不明な点|確認事項|要確認|未決定|未決事項|検討事項|検討中|オープンクエスチョン|確認したいこと|相談',
    de: 'fragen|offene fragen|unklar|ungeklärt|zu klären|klärungsbedarf|noch zu klären|unentschieden|hypothesen|rückfragen',
    es: 'preguntas|preguntas abiertas|dudas|por confirmar|por decidir|sin decidir|hipótesis|a confirmar|sin aclarar|cuestiones abiertas|incógnitas',
    fr: 'questions|questions ouvertes|questions en suspens|à confirmer|à décider|à clarifier|incertitudes|hypothèses|points à trancher|en suspens',
    pt: 'perguntas|perguntas em aberto|questões|questões em aberto|dúvidas|a confirmar|a decidir|hipóteses|hipóteses abertas|em aberto|indefinições',
    ru: 'вопросы|открытые вопросы|неясно|непонятно|не решено|нерешённое|нерешенное|гипотезы|уточнить|требует уточнения|под вопросом|сомнения',
    ko: '질문|미해결 질문|열린 질문|미결|미결 사항|미정|확인 필요|확인할 것|불명확|논의 필요|궁금한 점',
    et: 'küsimused|lahtised küsimused',
  },
  blockers: {
    en: 'blocker*|blocked|current blocker*|blocked on|blocked by|blocked until|blocking|impediment*|obstacle*|showstopper*|show stopper*|stuck|waiting|waiting on|waiting for|held up|hold-up*|holdup*|on hold|stalled|needed from*|need from*|what i need from*|what we need from*|has to hand over|required from*|missing access|external dependencies',
    zh: '阻塞|阻塞项|阻碍|卡点|卡住|受阻|等待',
    ja: 'ブロッカー|ブロック|ブロック中|障害|阻害要因|待ち|依頼待ち',
    de: 'blocker|blockiert|blockaden|blockierend|hindernisse|hemmnisse|wartet auf|warten auf|gesperrt',
    es: 'bloqueos|bloqueo|bloqueado|bloqueadores|bloqueantes|impedimentos|obstáculos|esperando|en espera',
    fr: 'blocages|blocage|bloqué|bloquants|points bloquants|obstacles|empêchements|en attente',
    pt: 'bloqueios|bloqueio|bloqueado|bloqueadores|impedimentos|obstáculos|aguardando|travado',
    ru: 'блокеры|блокер|блокировки|заблокировано|препятствия|помехи|ожидание|ждём|ждем|что мешает',
    ko: '블로커|차단|차단됨|막힌 점|막힘|장애물|대기 중|대기',
    et: 'takistused',
  },
  read: {
    en: 'read|read first|read this first|must read|must reads|read before*|read these|files to read|docs to read|documents to read|documents to read first|reading list|reading order|required reading|key files|key file|key documents|key docs|key references|critical references|critical files|important files|important docs|important documents|main files|core files|active source*|active sources|active file*|source files|relevant files|relevant docs|relevant documents|related files|related docs|related|related documents|reference*|file references|code references|where things are|where things live|where to look|where to find|where is what|file map|code map|pointers|key pointers|working set|files of interest|files to know|files in play|files involved|source of truth|sources|docs|documents|documentation|documentation references|specs|spec links|design docs|resources|materials|context files|useful files|useful links|entry points|look here|see also|links|file locations|key locations|artifacts',
    zh: '你需要的文件|必读|必读文件|先读|关键文件|重要文件|相关文件|参考|参考文件|参考资料|相关文档|文档|文件位置|核心文件',
    ja: '必ず読む文書|必読|最初に読む|先に読む|読むべきファイル|主要ファイル|重要ファイル|重要なファイル|関連ファイル|関連文書|関連ドキュメント|参考|参考資料|参照|キーファイル|ファイル一覧',
    de: 'zuerst lesen|lesen|pflichtlektüre|wichtige dateien|zentrale dateien|schlüsseldateien|relevante dateien|betroffene stellen|referenzen|verweise|siehe auch|unterlagen|dokumente|wo was liegt|quellen',
    es: 'leer primero|lectura obligatoria|archivos clave|archivos importantes|ficheros clave|archivos relevantes|archivos relacionados|referencias|documentos|documentación|dónde está todo|ver también',
    fr: "à lire|à lire en premier|lire d’abord|lire d'abord|fichiers clés|fichiers importants|fichiers utiles|fichiers pertinents|références|documents|documentation|voir aussi|où trouver",
    pt: 'ler primeiro|leitura obrigatória|arquivos-chave|arquivos chave|arquivos importantes|arquivos relevantes|ficheiros importantes|referências|documentos|documentação|ver também|onde está',
    ru: 'прочитать сначала|читать сначала|смотреть сначала|смотреть|сначала прочитать|обязательно прочитать|ключевые файлы|важные файлы|главные файлы|нужные файлы|связанные файлы|ссылки|документы|документация|материалы|где что лежит|смотри также',
    ko: '먼저 읽을 것|먼저 읽기|필독|핵심 파일|주요 파일|중요 파일|관련 파일|참고|참고 자료|참고 파일|참조|문서|관련 문서',
    et: 'olulised failid|failid|viited',
  },
  files: {
    en: 'file* changed|file* touched|file* modified|file* edited|file* updated|file* affected|file* written|files created modified|files modified created|files created and modified|files|changed files|modified files|touched files|edited files|updated files|affected files|code changes|file changes|changes made|list of files|modified|touched|edited|updated|uncommitted changes|modified earlier|changes by file|changes per file|changes additions',
    zh: '修改的文件|改动文件|变更文件|涉及文件|文件变更|修改文件|文件改动|修改',
    ja: '変更ファイル|変更したファイル|修正ファイル|編集したファイル|更新ファイル|触ったファイル|変更したファイル一覧',
    de: 'geänderte dateien|bearbeitete dateien|betroffene dateien|dateien|angefasste dateien|geänderte',
    es: 'archivos modificados|archivos cambiados|archivos tocados|archivos afectados|ficheros modificados|archivos|ficheros|modificados',
    fr: 'fichiers modifiés|fichiers touchés|fichiers changés|fichiers concernés|fichiers|modifiés',
    pt: 'arquivos modificados|arquivos alterados|arquivos tocados|arquivos afetados|ficheiros alterados|arquivos|ficheiros|modificados|alterados',
    ru: 'изменённые файлы|измененные файлы|затронутые файлы|файлы|изменено|правки в файлах',
    ko: '변경된 파일|수정된 파일|변경 파일|수정 파일|파일 변경|파일',
    et: 'muudetud failid',
  },
  created: {
    en: 'file* created|file* added|new file*|created files|added files|created|new|new modules|new components|new scripts|new tests|added',
    zh: '新建文件|新增文件|创建的文件|新文件|新增|新建',
    ja: '新規ファイル|作成したファイル|追加したファイル|追加ファイル|新規作成|新規',
    de: 'neue dateien|erstellte dateien|angelegte dateien|neu|neu angelegt',
    es: 'archivos creados|archivos nuevos|nuevos archivos|ficheros creados|ficheros nuevos|creados|nuevos',
    fr: 'fichiers créés|nouveaux fichiers|fichiers ajoutés|créés|nouveaux',
    pt: 'arquivos criados|arquivos novos|novos arquivos|ficheiros criados|criados|novos',
    ru: 'созданные файлы|новые файлы|добавленные файлы|создано|новое|добавлено',
    ko: '생성된 파일|새 파일|추가된 파일|신규 파일|새로 만든 파일|신규',
    et: 'uued failid|loodud failid',
  },
  mixed: {
    en: 'context|constraints|facts|architecture facts|heads up|notes|note|remarks|other notes|additional notes|handoff notes|handover notes|session notes|notes for*|misc|miscellaneous|key knowledge|knowledge|good to know|worth knowing|things to know|what you should know|what to know|need to know|important|important notes|important context|keep in mind|remember|reminders|for later agents|for the next maintainer|observations|findings|details|technical notes|technical details|implementation notes|hints|tips|facts|message to next|advice',
    zh: '备注|说明|上下文|背景知识|提示|重要|要点|其他',
    ja: '備考|メモ|補足|コンテキスト|背景知識|覚えておくこと|知っておくべきこと|引き継ぎ事項|申し送り|その他|重要',
    de: 'hinweise|notizen|anmerkungen|kontext|wissenswertes|gut zu wissen|wichtig|sonstiges|bemerkungen|merkpunkte',
    es: 'notas|nota|contexto|observaciones|importante|a tener en cuenta|otros|detalles|comentarios|recordatorios',
    fr: 'notes|note|contexte|remarques|important|à savoir|bon à savoir|divers|à retenir|observations',
    pt: 'notas|nota|contexto|observações|importante|lembretes|outros|detalhes|comentários|bom saber',
    ru: 'заметки|примечания|контекст|важно|прочее|замечания|полезно знать|на заметку|детали|наблюдения',
    ko: '참고 사항|참고사항|메모|노트|비고|컨텍스트|맥락|알아둘 것|기타|중요|중요 사항',
    et: 'märkused|kontekst',
  },
  none: {
    en: 'overview|about|about this project|about this repo|introduction|intro|project|what it is|what this is|background|technical background|organisational background|architecture|architecture overview|structure|project structure|directory structure|folder structure|layout|tree|stack|tech stack|setup|set up|installation|install|environment*|env|environment values|environment variables|settings changes|configuration|config|credentials|access|url*|endpoints|api|running|running verifying|run|how to run|how it works|usage|quick start|getting started|build|build and check commands|build commands|command*|useful commands|handy commands|key commands|test*|testing|test status|test results|test coverage|verification|verification results|verify|verifying|how to verify|how to test|checks|sanity*|validation|smoke|gates|metrics|stats|statistics|numbers|performance|benchmarks|coverage|git|git state|git status|git log|commits|commit history|branch|branches|session info|session|metadata|meta|info|date|time|timeline|agents|team|people|contacts|owner|glossary|definitions|goal*|objective*|mission|purpose|scope|acceptance criteria|definition of done|requirements|editing rule*|update rule*|rules for this file|rules for this document|how to update|how to edit|template|session start|session end|handoff checklist|checklist|protocol adherence|effort|estimate*|effort guess|completion level|ready for release|tools|dependencies|added dependencies|versions|deployment|deploy|skills|quick reference|system|data|schema|how to|role|identity|sources of data|closing git status|linter result',
    zh: '概述|概览|项目简介|项目概述|背景|架构|项目结构|目录结构|环境|环境配置|安装|运行|如何运行|构建|命令|常用命令|测试|测试结果|验证|部署|提交记录|技术栈|目标|需求|数据|统计|快速开始',
    ja: '概要|背景|構成|アーキテクチャ|プロジェクト構成|ディレクトリ構成|環境|環境構築|セットアップ|実行方法|起動方法|ビルド|コマンド|テスト|テスト結果|検証|検証結果|目的|目標|技術スタック|デプロイ|コミット|使い方|統計|セッション情報',
    de: 'überblick|worum es geht|hintergrund|architektur|aufbau|projektstruktur|umgebung|arbeitsumgebung|einrichtung|installation|ausführen|starten|bauen|befehle|tests|testergebnisse|prüfung|prüfergebnisse|ziel|ziele|zweck|technik|commits|git|kennzahlen|daten|sitzung|bedienung|testlauf',
    es: 'visión general|descripción|acerca de|introducción|antecedentes|arquitectura|estructura|entorno|instalación|configuración|ejecución|cómo ejecutar|comandos|pruebas|resultados de pruebas|verificación|objetivo*|meta|commits|datos|métricas|tecnologías|despliegue',
    fr: "vue d'ensemble|aperçu|présentation|introduction|architecture|structure|environnement|installation|configuration|lancement|comment lancer|commandes|tests|résultats des tests|vérification|objectif*|but|commits|données|métriques|technologies|déploiement",
    pt: 'visão geral|descrição|sobre|introdução|arquitetura|estrutura|ambiente|instalação|configuração|execução|como executar|como rodar|comandos|testes|resultados dos testes|verificação|objetivo*|meta|commits|dados|métricas|tecnologias|implantação',
    ru: 'обзор|о проекте|введение|архитектура|структура|окружение|установка|настройка|запуск|как запустить|сборка|команды|тесты|результаты тестов|проверка|цель|цели|коммиты|данные|метрики|технологии|развёртывание|деплой',
    ko: '개요|소개|배경|아키텍처|구조|프로젝트 구조|환경|설치|설정|실행|실행 방법|빌드|명령|명령어|테스트|테스트 결과|검증|목표|목적|커밋|데이터|지표|기술 스택|배포',
    et: 'git olek|abistavad käsud|kasutamine|ülevaade|käsud|seadistus',
  },
};

export type HeadingClass =
  | 'done'
  | 'next'
  | 'gotchas'
  | 'patterns'
  | 'lessons'
  | 'questions'
  | 'blockers'
  | 'read'
  | 'files'
  | 'created'
  | 'mixed'
  | 'none';

/** What a sentence or an item says by itself: read where no heading decides, and for what became of a file or of the work. */
export const cues: Readonly<Record<Cue, Words>> = {
  /** A whole item that stands for an empty list. */
  nothing: {
    en: 'none|none so far|none yet|none known|none currently|none at present|none at the moment|none in this session|nothing|nothing open|nothing yet|nothing to report|nothing blocking|n/a|na|nil|no|empty|not applicable|no blockers|no open questions|no known issues|no issues|no questions|no risks|no gotchas|clear|all clear',
    zh: '无|没有|暂无|无阻塞|无问题|不适用',
    ja: 'なし|無し|特になし|ない|該当なし|現時点でなし',
    de: 'keine|keiner|nichts|entfällt|keine bekannt|keine offen|derzeit keine|nichts offen',
    es: 'ninguno|ninguna|nada|no hay|sin bloqueos|no aplica|ninguno por ahora',
    fr: 'aucun|aucune|rien|néant|sans objet|aucun pour le moment|pas de blocage|rien à signaler',
    pt: 'nenhum|nenhuma|nada|não há|sem bloqueios|não se aplica|nenhum por enquanto',
    ru: 'нет|ничего|отсутствуют|отсутствует|не выявлено|пока нет|нет блокеров|не применимо',
    ko: '없음|없습니다|없다|해당 없음|특이사항 없음|현재 없음',
    et: 'puudub|pole|ei ole',
  },
  gotcha: {
    en: "don't|do not|doesn't|does not|didn't|won't|will not|can't|cannot|couldn't|isn't|is not|aren't|are not|wasn't|never|not|no longer|without|missing|absent|lacks|lack of|breaks|broke|broken|break|fails|failed|fail|failing|crash*|hang|hangs|hung|wrong|wrongly|silently|quietly|only if|only when|only works|only after|unless|otherwise|or else|beware|careful|caution|warning|avoid|gotcha|trap|pitfall|caveat|watch out|heads up|stale|leak*|refuse*|reject*|ignores|ignored|drops|lost|loses|overwrit*|corrupt*|conflict*|clash*|collid*|slow|sluggish|flaky|flakes|flickers|race|limited|limit of|expire*|deprecated|unsupported|unreliable|timeout|times out|time out|error*|bug|bugs|quirk*|misleading|surprising*|unexpected*|annoying|needs|required|requires|trips|trip over|throws|bites|bite|danger*|risky|risk|fragile|brittle|hardcoded|hard-coded|workaround|known issue|limitation|pre-existing|preexisting|turn away|turned away|blows up|swallow*|garbl*|mangl*|duplicat*|mismatch*|out of sync|by hand|manually",
    zh: '不要|不能|不可|不会|不支持|不一致|禁止|切勿|勿|小心|注意|坑|陷阱|否则|缺少|缺失|失败|报错|错误|崩溃|超时|失效|冲突|丢失|只能|仅当|必须手动|无法|没有|会导致|静默|偶发|过期',
    ja: 'しない|できない|ません|注意|禁止|失敗|落ちる|壊れ|エラー|クラッシュ|不可|ではない|そうでないと|ないと|限り|のみ|未対応|足りない|欠け|無視され|上書き|競合|遅い|消え|期限切れ|誤っ|既知|罠|ハマ',
    de: 'nicht|kein|keine|keinen|nie|niemals|fehlt|fehlen|fehlschlägt|schlägt fehl|bricht|kaputt|falsch|sonst|nur wenn|nur bei|achtung|vorsicht|fehler|absturz|stürzt|hängt|hält an|verstümmel*|zerstört|langsam|veraltet|abgelaufen|ohne|grenze|stolper*|stillschweigend|ignoriert|überschreibt|widersprüch*|bloß|muss von hand',
    es: 'no|nunca|jamás|sin|falta|faltan|falla|fallan|falló|rompe|rompen|roto|cuidado|ojo|evitar|error|errores|si no|de lo contrario|solo si|sólo si|solo funciona|silenciosamente|lento|caduca|caducan|conflicto*|a mano|pierde|pierden|ignora|sobrescribe|aunque',
    fr: "ne pas|n'est pas|ne|jamais|sans|manque|manquant|échoue|échouent|casse|cassé|attention|éviter|erreur*|sinon|seulement si|uniquement si|silencieusement|lent|expire|conflit*|à la main|perd|ignore|écrase|plante",
    pt: 'não|nunca|jamais|sem|falta|faltam|falha|falham|falhou|quebra|quebram|quebrado|cuidado|evitar|erro|erros|senão|caso contrário|só se|só funciona|silenciosamente|lento|expira|conflito*|manualmente|perde|ignora|sobrescreve',
    ru: 'не|нельзя|никогда|нет|без|отсутству*|падает|падают|упал*|ломает*|сломан*|ошибк*|осторожно|внимание|иначе|только если|только при|молча|тихо|медленн*|истекает|конфликт*|вручную|теряет*|игнорир*|перезапис*|зависа*|баг*',
    ko: '하지 말|하지 마|안 됨|안 된다|안됨|않습니다|않는다|않음|못|없이|없으면|실패|오류|에러|깨짐|깨진|주의|조심|금지|느림|느리|만료|충돌|누락|무시|덮어쓰|그렇지 않으면|할 때만|수동|잘못',
    et: 'ei|ära|puudub|viga|hoiatus|tuleb',
  },
  pattern: {
    en: 'always|must|should always|use|uses|stays|stay|keep|keeps|kept|prefer|is the pattern|the pattern is|pattern|convention|by convention|rule|we decided|decided to|decision|agreed|goes through|go through|go via|lives in|live in|belongs in|belong in|before|first|source of truth|single source|follow|follows|mandatory|obligatory|every|each|all|is written with|is done through|standardi*',
    zh: '始终|总是|必须|一律|统一|应该|应当|采用|使用|约定|规则|保持|优先|都要|决定',
    ja: '必ず|常に|統一|すること|使う|使用する|方針|ルール|とする|に従う|優先|決定|してから',
    de: 'immer|stets|muss|müssen|nur über|erst|regel|konvention|verwenden|bleibt|grundsätzlich|jede|jeder|entschieden',
    es: 'siempre|debe|deben|hay que|usar|se usa|regla|convención|obligatori*|cada|toda|todo|todas|todos|antes de|decidimos|se decidió|mantener',
    fr: 'toujours|doit|doivent|il faut|utiliser|règle|convention|obligatoire|chaque|tous|toutes|avant de|décidé|garder|conserver',
    pt: 'sempre|deve|devem|usar|usa-se|regra|convenção|obrigatóri*|cada|todo|toda|todos|todas|antes de|decidimos|decidido|manter',
    ru: 'всегда|должн*|обязательно|обязательн*|использовать|используем|правило|соглашение|каждый|каждая|все|сначала|перед|решили|решено|через',
    ko: '항상|반드시|사용한다|사용하기|규칙|원칙|유지|모든|먼저|통일|결정|해야 한다|해야 함',
    et: 'alati|peab|reegel|iga',
  },
  question: {
    en: 'tbd|unconfirmed|unclear|unknown|not clear|not sure|unsure|undecided|open question|question|to be decided|to be clarified|to be confirmed|whether|not investigated|cause unknown|root cause unknown|needs deciding|needs a decision|needs clarification|remains to be seen|wonder*|do not know|could not settle|not yet known|no idea|could not tell|cannot tell|up for debate|still open whether',
    zh: '待确认|待排查|不确定|未知|是否|待定|不清楚|待讨论|尚不明确',
    ja: '不明|未確認|要確認|未定|かどうか|わからない|未調査|検討が必要',
    de: 'unklar|ungeklärt|offen ob|unbekannt|noch ohne antwort|zu klären|unsicher|weiß nicht|nicht untersucht|fraglich',
    es: 'no está claro|sin confirmar|por confirmar|por decidir|desconocid*|duda|no sabemos|no sé|falta saber|sin decidir',
    fr: 'pas clair|à confirmer|à clarifier|inconnu*|incertain*|reste à savoir|on ne sait pas|à décider|pas encore décidé|ne sais pas|ne sait pas',
    pt: 'não está claro|a confirmar|a decidir|desconhecid*|dúvida|não sabemos|não sei|falta saber|indefinid*|incerto',
    ru: 'неясно|непонятно|неизвестно|под вопросом|не решено|уточнить|не проверено|не выяснено|не знаю|вопрос',
    ko: '불명확|불확실|미정|확인 필요|인지 여부|할지|모름|알 수 없|조사되지|논의 필요',
    et: 'ebaselge|teadmata',
  },
  blocker: {
    en: "blocked on|blocked by|blocked until|is blocked|are blocked|stays blocked|stay blocked|blocked|blocks the|blocking|waiting for|waiting on|awaiting access|awaiting approval|awaiting credentials|stuck on|held up by|on hold until|cannot proceed|can't proceed|cannot continue|can't continue|cannot be done without|cannot start|can't start|can't move on|cannot move on|cannot go on",
    zh: '阻塞|被卡|卡在|等待|受阻|无法继续|依赖外部',
    ja: 'ブロック|待ち|進められない|着手できない|待機中',
    de: 'blockiert|wartet auf|warten auf|gesperrt|geht nicht weiter|erst möglich wenn',
    es: 'bloquead*|bloquea|a la espera de|esperando|en espera de|no se puede avanzar|no podemos avanzar',
    fr: "bloqué*|bloque|en attente d*|on attend|impossible d'avancer|impossible de continuer",
    pt: 'bloquead*|bloqueia|travad*|à espera de|aguardando|esperando|não dá para avançar|não é possível avançar',
    ru: 'заблокирован*|блокиру*|ждём|ждем|ожидаем|ждет|ждёт|не можем продолжить|нельзя продолжить',
    ko: '막혀|막힘|차단|대기 중|기다리는|진행할 수 없|블록',
    et: 'blokeeritud|ootab',
  },
  step: {
    en: 'next|next up|todo|to do|to-do|then|should|need to|needs to|have to|has to|remains to|still to|left to do|follow-up|follow up|later|could|consider|plan to|planned|to be done|we will|i will|will be|the best target|what comes next|comes next|to build next|next thing|the next|what remains|remains is|what is left|left is|you could|if you want to continue',
    zh: '下一步|接下来|待办|需要|应该|后续|计划|将要|之后',
    ja: '次に|次は|今後|予定|必要がある|べき|残って',
    de: 'als nächstes|nächster schritt|danach|noch zu|sollte|sollten|muss noch|müssen noch|geplant|später|nachtragen',
    es: 'a continuación|siguiente|luego|después|hay que|falta|pendiente|conviene|habría que|toca|queda por',
    fr: 'ensuite|prochaine étape|puis|il faut|il faudra|il reste à|reste à|à faire|devrait|faudrait',
    pt: 'em seguida|próximo|depois|falta|pendente|convém|precisa|precisamos|é preciso|resta|deve-se',
    ru: 'дальше|затем|следующ*|потом|надо|нужно|осталось|предстоит|планируем|стоит|следует',
    ko: '다음|이후|그다음|해야|필요하다|필요함|남아|예정|할 것',
    et: 'järgmine|seejärel|vaja|tuleb',
  },
  /** An item that is over, where open ones stand. */
  over: {
    en: 'done|completed|complete|finished|fixed|resolved|solved|shipped|closed|mitigated|answered|obsolete|no longer needed|already done|landed|merged',
    zh: '已完成|完成|已修复|已解决|已关闭',
    ja: '完了|済|済み|対応済み|解決済み|修正済み',
    de: 'erledigt|fertig|behoben|gelöst|abgeschlossen|geklärt',
    es: 'hecho|listo|resuelto|completado|terminado|arreglado',
    fr: 'fait|terminé|résolu|corrigé|réglé|clos',
    pt: 'feito|pronto|resolvido|concluído|corrigido|fechado',
    ru: 'готово|сделано|решено|исправлено|закрыто|выполнено',
    ko: '완료|완료됨|해결|해결됨|수정됨',
    et: 'valmis|tehtud|lahendatud',
  },
  created: {
    en: 'add|adds|added|adding|create|creates|created|creating|new|wrote|written|introduce|introduced|introduces|implemented|implement|built|scaffolded|generated|drafted|drew up|set up|authored|laid down|produced',
    zh: '新增|新建|创建|添加|新写|编写|加入|新',
    ja: '新規|作成|追加|新設|書いた|実装',
    de: 'neu|neue|neuer|neues|erstellt|angelegt|hinzugefügt|geschrieben|ergänzt|eingeführt',
    es: 'nuevo|nueva|nuevos|nuevas|creado|creada|creados|creamos|creé|añadido|añadida|añadí|agregado|agregada|agregué|escrito|escrita|escribí|se creó|se añadió',
    fr: 'nouveau|nouvelle|nouveaux|nouvelles|créé|créée|créés|créées|ajouté|ajoutée|ajoutés|écrit|écrite|création|ajout',
    pt: 'novo|nova|novos|novas|criado|criada|criados|criei|criamos|adicionado|adicionada|adicionei|escrito|escrita|escrevi',
    ru: 'новый|новая|новое|новые|создан|создана|создано|созданы|создал|создали|добавлен|добавлена|добавлено|добавил|добавили|написан|написана|написал|завёл',
    ko: '신규|새로|새로운|생성|추가|작성|만들',
    et: 'uus|loodud|lisatud',
  },
  modified: {
    en: 'update*|modif*|fix|fixes|fixed|fixing|change|changes|changed|rewrote|rewritten|reworked|refactor*|moved|renamed|regenerated|deleted|removed|dropped|split|edited|extended|extends|hardened|strengthened|tightened|patched|adjusted|tweaked|cleaned|cleaned up|replaced|swapped|migrated|converted|switched|simplified|improved|bumped|hooked|wired|connected|corrected|repaired|reverted|merged|folded|pulled|extracted|trimmed|narrowed|widened|raised|lowered|enabled|disabled|documented|touched|expose*|now|reworded|restored|rebuilt|ported|upgraded|unified|expanded|enhanced|integrated|aligned|registered|guarded|wrapped|exercises|supersede*|shrunk|cut|inlined|marked|resolved|solved|synced|refreshed|struck|revised',
    zh: '修改|更新|修复|重构|调整|改为|改成|改|删除|移除|移动|重命名|优化|替换|迁移|扩展|完善|拆分|同步',
    ja: '修正|更新|変更|改修|リファクタ|削除|移動|改名|リネーム|置き換え|対応|調整|改善|分割|拡張',
    de: 'geändert|aktualisiert|angepasst|korrigiert|behoben|umgebaut|überarbeitet|erweitert|verschoben|umbenannt|gelöscht|entfernt|ersetzt|aufgeteilt|repariert|umgestellt|gehärtet|verbessert|refaktoriert|nachgezogen',
    es: 'actualizad*|modificad*|corregid*|arreglad*|cambiad*|refactorizad*|movid*|renombrad*|eliminad*|borrad*|reemplazad*|ampliad*|ajustad*|mejorad*|reescrit*|dividid*|actualicé|corregí|arreglé|cambié|moví|ajusté',
    fr: 'modifié*|mis à jour|mise à jour|corrigé*|changé*|refactoré*|refactorisé*|déplacé*|renommé*|supprimé*|remplacé*|étendu*|ajusté*|amélioré*|réécrit*|découpé*',
    pt: 'atualizad*|modificad*|alterad*|corrigid*|ajustad*|mudad*|refatorad*|movid*|renomead*|removid*|apagad*|substituíd*|ampliad*|melhorad*|reescrit*|dividid*|atualizei|corrigi|ajustei|mudei|alterei',
    ru: 'обновл*|поменял*|обновил*|изменён*|изменен*|изменил*|исправл*|исправил*|переписа*|рефакторинг*|отрефактор*|перенес*|перемещ*|переименова*|удал*|заменен*|заменён*|заменил*|расширен*|расширил*|поправил*|доработ*|разделен*|разбит*|правк*|улучш*',
    ko: '수정|변경|업데이트|갱신|리팩터링|리팩토링|이동|이름 변경|삭제|제거|교체|확장|개선|조정|분리|고침|고쳤',
    et: 'muudetud|uuendatud|parandatud|eemaldatud',
  },
  removed: {
    en: 'deleted|removed|dropped|delete|remove',
    zh: '删除|移除',
    ja: '削除',
    de: 'gelöscht|entfernt',
    es: 'eliminad*|borrad*',
    fr: 'supprimé*',
    pt: 'removid*|apagad*',
    ru: 'удал*',
    ko: '삭제|제거',
    et: 'eemaldatud',
  },
  reworked: {
    en: 'refactor*|moved|renamed|split|rewrote|rewritten|reworked|extracted|restructured|reorganized|folded',
    zh: '重构|移动|重命名|拆分',
    ja: 'リファクタ|移動|改名|分割',
    de: 'umgebaut|verschoben|umbenannt|aufgeteilt|refaktoriert',
    es: 'refactorizad*|movid*|renombrad*|dividid*|reescrit*',
    fr: 'refactoré*|déplacé*|renommé*|réécrit*|découpé*',
    pt: 'refatorad*|movid*|renomead*|reescrit*|dividid*',
    ru: 'рефакторинг*|переименова*|перенес*|переписа*|разбит*',
    ko: '리팩터링|리팩토링|이동|분리',
    et: 'ümber*',
  },
  /** A file that is to be read. */
  read: {
    en: 'see|read|per|spec in|spec at|details in|described in|documented in|plan doc|plan in|plan at|design in|design doc|refer to|consult|check out|look at|follow|start with|start from|begin with|reference|defined in|explained in|full list in|more in|lives in|found in|listed in|covered in|written up in|written down in|start in|start at|starting with|starting from|look at how|please read',
    zh: '参见|见|参考|阅读|先读|详见|查看|参照',
    ja: '参照|読む|読んで|詳細は|を見る|確認する',
    de: 'siehe|lesen|steht in|beschrieben in|nachlesen|vgl',
    es: 'ver|véase|leer|empezando por|empezar por|consultar|detalles en|descrito en|según',
    fr: 'voir|lire|cf|consulter|détails dans|décrit dans|selon',
    pt: 'ver|veja|ler|leia|consultar|detalhes em|descrito em|conforme',
    ru: 'см|смотри|смотреть|читать|прочитать|подробнее|описано в|согласно',
    ko: '참고|참조|읽기|읽을|보기|자세한 내용',
    et: 'loe|vaata',
  },
  /** A file that is only looked at or run. */
  looked: {
    en: 'verified|checked|tested|ran|run|running|executed|reviewed|reads|confirmed|inspected|looked at|found in|located in|output|reported|measured|passes|passed|green|compared|untouched|unchanged|left alone|not changed|not touched|no changes|matches|ignored|gitignored|proof',
    zh: '验证|检查|测试通过|运行|查看|未改',
    ja: '確認|検証|実行|未変更',
    de: 'geprüft|getestet|ausgeführt|unverändert|gelaufen',
    es: 'verificad*|probad*|ejecutad*|sin cambios|revisad*',
    fr: 'vérifié*|testé*|exécuté*|inchangé*|relu',
    pt: 'verificad*|testad*|executad*|sem alteração|revisad*',
    ru: 'проверен*|проверил*|запущен*|запустил*|без изменений',
    ko: '확인|검증|실행|변경 없음',
    et: 'kontrollitud',
  },
  completed: {
    en: 'complete|completed|done|is ready|shipped|finished|delivered|released|fully implemented|implemented in full|fully working|all done|fully done|100% complete|production ready|ready for production|ready to merge|merged|landed|accomplished|success|succeeded|successful|ready for review|all tasks complete|feature complete|closed|resolved|solved|fixed',
    zh: '已完成|全部完成|完成|已上线|已交付|已发布',
    ja: '完了|完成|リリース済み|実装完了|対応完了',
    de: 'fertig|abgeschlossen|erledigt|ausgeliefert|vollständig umgesetzt|fertiggestellt',
    es: 'completado|completada|terminado|terminada|listo|lista|finalizado|entregado|hecho',
    fr: 'terminé|terminée|achevé|achevée|livré|livrée|livrés|livrées|fini|finie|fait',
    pt: 'concluído|concluída|finalizado|finalizada|pronto|pronta|entregue|feito',
    ru: 'завершено|завершена|завершён|готово|готов|готова|готовы|выполнено|сделано|закончено|закрыта',
    ko: '완료|완료됨|완성|배포 완료',
    et: 'valmis',
  },
  partial: {
    en: 'in progress|wip|work in progress|partial|partially|partly|partial success|incomplete|not complete|not completed|not finished|not done|unfinished|ongoing|under way|underway|halfway|half way|partway|half done|half-done|mostly done|mostly complete|nearly done|almost done|started|continuing|pending|to be continued|paused|interrupted|not yet complete|active|draft|in development|partial_plus|partial_minus',
    zh: '进行中|部分完成|未完成|开发中|暂停|半成品',
    ja: '進行中|作業中|途中|一部完了|部分的|未完了|実装中|中断',
    de: 'in arbeit|teilweise|halb fertig|unvollständig|laufend|begonnen|noch nicht fertig|angefangen|nicht fertig',
    es: 'en curso|en progreso|parcial|parcialmente|incompleto|incompleta|a medias|sin terminar|empezado',
    fr: 'en cours|partiel|partielle|partiellement|incomplet|incomplète|inachevé|à moitié|commencé',
    pt: 'em andamento|em curso|parcial|parcialmente|incompleto|incompleta|em progresso|pela metade|inacabado|iniciado',
    ru: 'в процессе|в работе|частично|не завершено|не закончено|незавершено|наполовину|не готово|начато',
    ko: '진행 중|진행중|부분 완료|일부 완료|미완료|작업 중|중단',
    et: 'töös|pooleli|käib',
  },
  blocked: {
    en: 'blocked|stuck|on hold|stalled|halted',
    zh: '阻塞|受阻|卡住|被阻塞',
    ja: 'ブロック中|ブロックされ|停止中|ブロック',
    de: 'blockiert|gestoppt|angehalten',
    es: 'bloqueado|bloqueada|detenido|parado',
    fr: 'bloqué|bloquée|à l’arrêt|suspendu',
    pt: 'bloqueado|bloqueada|travado|parado',
    ru: 'заблокировано|заблокирована|заблокирован|остановлено',
    ko: '막힘|차단됨|블록됨|중지됨|막혀 있음',
    et: 'blokeeritud',
  },
  failed: {
    en: 'failed|failure|failing attempt|must revert|must be reverted|reverted|rolled back|roll back|abandoned|aborted|gave up|unsuccessful|nothing usable|did not work out|unusable|dead end|broke everything',
    zh: '失败|已回滚|放弃|需要回滚',
    ja: '失敗|断念|ロールバック|差し戻し|使えない',
    de: 'fehlgeschlagen|gescheitert|zurückgerollt|zurückgenommen|abgebrochen|aufgegeben',
    es: 'fallido|fallida|fracasó|fracasado|revertido|abandonado|falló',
    fr: 'échoué|échec|abandonné|annulé|revenu en arrière|raté',
    pt: 'falhou|fracassou|revertido|abandonado|fracassado|falhado',
    ru: 'провалено|провал|не удалось|откат|откатили|откачено|брошено|неудача',
    ko: '실패|롤백|포기|되돌림|중도 포기',
    et: 'ebaõnnestus',
  },
};

export type Cue =
  | 'nothing'
  | 'gotcha'
  | 'pattern'
  | 'question'
  | 'blocker'
  | 'step'
  | 'over'
  | 'created'
  | 'modified'
  | 'removed'
  | 'reworked'
  | 'read'
  | 'looked'
  | 'completed'
  | 'partial'
  | 'blocked'
  | 'failed';

/** Verbs that open an order: an English step has no other mark where no heading says that steps follow. */
export const imperatives =
  'add|address|adjust|agree|align|allow|apply|approve|archive|ask|assess|assign|attach|audit|automate|backfill|bring|build|bump|call|capture|carry|catch|change|check|choose|clarify|clean|clear|close|collect|commit|compare|complete|confirm|connect|consider|continue|convert|copy|correct|cover|create|cut|debug|decide|define|delete|deliver|deploy|design|determine|develop|discuss|document|double-check|draft|draw|drop|enable|ensure|establish|evaluate|examine|execute|expand|explore|export|expose|extend|extract|fetch|figure|fill|finalise|finalize|find|finish|fix|flesh|fold|follow|force|format|gather|generate|get|give|go|grab|handle|harden|hook|hunt|identify|implement|import|improve|inspect|install|integrate|investigate|keep|land|launch|lift|link|list|load|localize|lock|look|make|map|mark|measure|merge|migrate|mock|monitor|move|obtain|open|optimise|optimize|parse|pick|pin|plan|point|polish|port|prepare|prevent|probe|produce|profile|promote|propagate|prove|provide|publish|pull|purge|push|put|re-run|reach|read|rebase|rebuild|recheck|reconcile|record|redo|reduce|refactor|refresh|regenerate|register|release|remove|rename|renew|reorder|repair|replace|reply|report|reproduce|request|rerun|research|reset|resolve|restart|restore|resume|retest|retire|retry|revert|review|revisit|rework|rewrite|roll|rotate|run|save|schedule|secure|see|send|set|settle|ship|show|simplify|sketch|smoke-test|sort|spike|split|stand|start|store|strip|submit|supply|support|swap|sync|tackle|tag|take|teach|test|think|tidy|tighten|track|trace|train|triage|trim|try|tune|turn|unblock|unify|update|upgrade|upload|use|validate|verify|wait|walk|watch|widen|wire|work|wrap|write';
