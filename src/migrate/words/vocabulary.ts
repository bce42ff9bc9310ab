/**
 * The words by which a note is read, by language (migration, items 1 to 4). Phrases are separated by `|` and any blanks; `*`
 * stands for the rest of a word. A phrase of a script without spaces is found anywhere, every other one as whole words. Longer
 * phrases win over shorter ones.
 */
export type Words = Readonly<Record<string, string>>;

/** What a heading, a bold line or a label says of all that stands below it. */
export const headings: Readonly<Record<HeadingClass, Words>> = {
  done: {
    en: `
      done|completed|complete|finished|shipped|delivered|accomplish*|achiev*|implemented|landed|merged|fixed|resolved|solved|built|
      work done|what was done|what got done|what i did|what we did|what happened|what works|what already works|what changed|
      what has changed|changes|change log|changelog|recent changes|progress|state|status|current state|current status|summary|
      session summary|activity|activity log|work log|log|already works|working|working now|verified|actions taken|this session|
      last session|previous session|done today|today’s work|yesterday|results|outcome|deliverables|highlights|recap|history|improvements|
      features added|enhancements|snapshot|fixes|bug fixes|repairs|closing note|closing summary|wrap up|resolved issues|issues resolved|
      issues fixed|bugs fixed|fixed issues|resolution|what we changed|what i changed|what i finished|solved problems|problems solved|
      work performed|executed|did|i did|we did|done so far|so far|what's done|what is done|what has been done|has been done|
      finished so far|progress so far|already done|ruled out|what we have|what we built|accomplished|wins|release notes|what's new|
      what is new|what's working|what is working|current progress|work so far|today's work|session log|session notes summary|
      implementation summary|implementation status|feature status|completion status|what shipped|just finished|recently finished|
      recent work|recently completed|latest changes|last changes|fixed in this session|solved in this session|where things stand|
      where we stand|where it stands|where we are|where i am|how things stand|state of affairs|situation|present state|state of play|
      status quo|status board|status update|done last time|board|what's been done|what got finished|what i got done|what we got done|
      got done|what i've done|what we've done|what i have done|what we have done|i've done|we've done|what i completed|what we completed|
      what was completed|what's completed|what's finished|what is finished|what was finished|what's complete|what is complete|
      what was built|what's built|what i built|what's shipped|what we shipped|what i shipped|what was shipped|what landed|what's landed|
      what made it in|made it in|what went in|went in|what's in place|what is in place|already in place|in place|in the bag|in the can|
      off the list|ticked off|crossed off|checked off|knocked out|knocked off|wrapped up|buttoned up|tied off|put to bed|sorted out|
      closed out|closed items|closed tickets|closed issues|polished off|taken care of|dealt with|behind us|under our belt|already there|
      already shipped|already merged|already implemented|already landed|already fixed|already exists|what exists|what exists today|
      what exists now|what already exists|what's there|what is there|what's there now|what's live|what is live|now live|live now|
      went live|deployed this session|just landed|just shipped|just merged|freshly merged|recently landed|recently merged|
      recently shipped|recently fixed|recent progress|recent activity|recent history|recent accomplishments|recent fixes|last week|
      this shift|last shift|last sprint|this morning|last night|since last time|since the last handoff|since last handoff|
      since last session|since yesterday|since the last note|in this session|during this session|what i worked on|what we worked on|
      worked on|what was worked on|i worked on|what i changed today|what has been built|what has been implemented|what was implemented|
      what's implemented|what is implemented|implemented features|implemented so far|what was fixed|what i fixed|what we fixed|
      what got fixed|what's fixed|fixed today|fixed along the way|bugs squashed|issues closed|issues addressed|tasks done|tasks completed|
      completed tasks|completed items|completed steps|finished items|finished work|finished tasks|items completed|steps completed|
      phases completed|completed phases|completed features|features completed|features delivered|features shipped|features implemented|
      milestones reached|all green|in a good state|good shape|in good shape|what's solid|what is solid|stable parts|known good|
      known working|works today|works now|works end to end|working parts|working features|working pieces|up and running|what runs|
      what runs today|proven to work|confirmed working|verified working|tested and working|tested working|the good|good news|
      the good news|what went well|went well|what went right|went right|what i did today|what happened today|story so far|
      the story so far|short version|the short version|in short|in brief|in a nutshell|bottom line|the bottom line|executive summary|
      at a glance|state at a glance|status at a glance|where we're at|where we are at|where i'm at|where i am at|where it's at|
      where this is at|where this stands|where everything stands|where we got to|where i got to|where we got|where i got|how far i got|
      how far we got|how far it got|how far along|got as far as|where we landed|where we ended up|where i ended up|how it ended|
      how it went|how did it go|state of the world|state of the union|state of things|state of the work|state of the code|
      state of the branch|state of the project|state of the repo|lay of the land|current picture|as it stands|as things stand|as of now|
      as of today|at present|present status|today's status|today's progress|today's changes|day's work|week's work|progress report|
      progress update|progress log|progress summary|progress notes|status report|status summary|status overview|status snapshot|
      state snapshot|daily summary|daily log|shift summary|shift report|shift log|sprint summary|work summary|change summary|
      summary of changes|summary of work|task summary|task status|tasks status|feature checklist status|component status|module status|
      work journal|captain's log|ship's log|blow by blow|play by play|what took place|what occurred|work undertaken|work carried out|
      carried out|work items done|work delivered|work completed to date|to date|done to date|progress to date|thus far|work thus far|
      until now|up to now|output of this session|end result|net result|net effect|changes in behaviour|changes in behavior|
      behaviour changes|behavior changes|user visible changes|what's different|what is different|what's different now|what moved|
      what was added|what was removed|what i removed|what was refactored|refactorings done|cleanup done|clean ups done|tidied up|tidy ups|
      migrations done|migrated so far|ported so far|done and dusted|done dusted|mission accomplished|ta da|high points|good bits
    `,
    zh: `
      已完成|完成|完成情况|本次会话改动|本次改动|改动|变更|更新|进展|当前状态|状态|现状|总结|已修复|已解决|做了什么|今日工作|工作内容|已完成的工作|完成的工作|已完成工作|已做|已做的事|做过的事|完成内容|改动清单|修改清单|变更清单|主要改动|
      主要变更|本次完成|本次工作|今日完成|会话小结|小结|当前进度|目前进度|已实现|已实现功能|当前状况|搞定的|已搞定|搞定了|弄完了|做完的|做完了|已做完|干了什么|干了啥|做了啥|做了哪些|本次做了什么|这次做了什么|今天做了什么|这次干的活|本次成果|
      成果|产出|交付物|交付内容|交付情况|已交付|已上线|上线内容|已合并|已落地|落地情况|已跑通|跑通了|跑通的|能用的|能跑的|已验证可用|可用功能|工作总结|工作小结|工作回顾|回顾|阶段成果|阶段总结|实现内容|实现情况|实现了什么|开发内容|开发进展|
      开发进度|进度|完成度|完成项|完成事项|完成的任务|完成的事|完成清单|完成了什么|已完成任务|已完成项|已完成部分|已完成功能|已处理|处理结果|处理情况|修复内容|修复记录|修复的问题|修复情况|修好的|修了什么|改了什么|改了啥|改了哪些|变动|变动内容|
      变更内容|变更说明|变更记录|更新内容|更新记录|更新日志|更新说明|修改内容|修改说明|修改记录|改动内容|改动说明|改动点|改动概要|改动汇总|本次更新|本次变更|本次修改|本轮完成|本轮工作|本轮改动|本轮|本次会话|上次进展|上次做到|最新进展|最近进展|
      近期进展|近期工作|近期完成|最近完成|最近改动|昨日完成|昨天做的|今天完成|今日进展|今日成果|工作日志|工作记录|工作汇报|开发日志|会话记录|会话总结|当前情况|目前状态|目前情况|目前状况|现在的情况|现在到哪了|做到哪了|做到哪儿了|到哪一步了|结果|
      最终结果|战果|新功能|新特性|已有功能|已经做好的|做好的部分|已就绪|已经可以用|收尾情况|发布内容|已发布|干完的活|已经做了|已经完成
    `,
    ja: `
      完了|完了したこと|完了済み|実施|実施内容|やったこと|対応済み|変更点|変更内容|進捗|現状|状態|まとめ|概要と結果|動作確認済み|作業内容|修正済み|今回の作業|完了した作業|完了タスク|実施済み|実施したこと|対応内容|対応したこと|変更したこと|
      変更箇所|実装済み|実装内容|実装したこと|済んだこと|今日やったこと|本日の作業|今回やったこと|今回の変更|作業結果|成果|成果物|できたこと|終わったこと|ここまでの作業|これまでの作業|動いているもの|終わった|やった|できた|対応した|実施した|変えた|
      直した|完了事項|完了内容|完了分|完了項目|完了した内容|完了したタスク|済み|作業済み|作業報告|作業ログ|作業記録|作業履歴|作業サマリ|作業まとめ|作業実績|実績|本日の成果|今日の成果|今日の進捗|本日の進捗|本日やったこと|今日の作業|今日したこと|
      今回の成果|今回の対応|今回の実装|今回の内容|今回したこと|今セッション|このセッションで|本セッション|セッションまとめ|セッションサマリ|セッションログ|前回まで|前回の作業|前回やったこと|これまで|ここまで|ここまでの状況|ここまでの進捗|
      ここまでやった|現在の状況|現在の状態|現在地|いまここ|今ここ|今どこ|今の状態|今の状況|いまの状態|状況|進捗状況|進み具合|進行状況|ステータス|対応状況|実装状況|達成|達成したこと|達成事項|実現したこと|解決したこと|解決済み|解決した問題|
      直したもの|直したこと|直ったもの|修正内容|修正したこと|修正点|修正箇所|修正履歴|バグ修正|不具合修正|改修内容|改善したこと|改善内容|更新内容|更新点|更新履歴|変更履歴|変更一覧|変更の概要|変更まとめ|変更サマリ|変更事項|変えたところ|
      変わったところ|変わったこと|いじったところ|追加した機能|追加機能|新機能|実装した機能|実装完了|実装したもの|作ったもの|やり終えた|やり遂げた|片付いた|片付けた|片づいた|出来上がった|動いている|動くようになった|動く状態|使えるようになった|
      リリース済み|リリース内容|マージ済み|デプロイ済み|サマリー|サマリ|要約|結果|経過|作業経過|活動内容|振り返り|ふりかえり|終わらせた|済ませた|実装できた|出来たこと|したこと|行ったこと|行った作業|行なったこと
    `,
    de: `
      erledigt|fertig|abgeschlossen|umgesetzt|zuletzt umgesetzt|zuletzt gebaut|gebaut|stand|aktueller stand|was wurde gemacht|gemacht|
      änderungen|geändert|fortschritt|zusammenfassung|ergebnis|behoben|gelöst|heute|was erledigt ist|was ist fertig|was fertig ist|
      bereits erledigt|schon erledigt|bisher erledigt|bisher|bisheriger stand|in dieser sitzung|diese sitzung|durchgeführt|
      durchgeführte arbeiten|durchgeführte änderungen|gemachte änderungen|was ich gemacht habe|was läuft|funktioniert|was funktioniert|
      umgesetztes|erreicht|erreichtes|status|arbeitsstand|stand der dinge|wo wir stehen|wo ich stehe|zwischenstand|passiert|passiert ist|
      was passiert ist|geschafft|gelaufen|was steht|steht|fertiggestellt|fertiggestelltes|neues|hinter uns|hinter mir|liegt hinter uns|
      im kasten|unter dach und fach|haken dran|abgehakt|abgearbeitet|was durch ist|ist durch|was drin ist|schon drin|ist drin|schon da|
      was schon geht|was jetzt geht|geht jetzt|geht wieder|läuft jetzt|läuft wieder|läuft schon|klappt jetzt|klappt schon|was klappt|
      was geklappt hat|hat geklappt|was geht|was ich geschafft habe|was wir geschafft haben|geschafft habe|das habe ich gemacht|
      das ist passiert|das ist fertig|das steht|das läuft|habe ich gemacht|haben wir gemacht|was ich getan habe|was getan wurde|getan|
      vollbracht|vollendet|beendet|bewältigt|geleistet|geliefert|ausgeliefert|lieferumfang|veröffentlicht|gemergt|gemerged|eingespielt|
      eingebaut|implementiert|repariert|gefixt|bereinigt|aufgeräumt|verifiziert|bestätigt|bisherige arbeit*|bisherige schritte|
      bisherige fortschritte|bisheriger verlauf|was bisher geschah|rückblick|rückschau|kurzfassung|kurz gesagt|in kürze|tagesbericht|
      tätigkeitsbericht|arbeitsbericht|protokoll|arbeitsprotokoll|chronik|lagebericht|lage|die lage|ausgangslage|ist-zustand|ist-stand|
      momentaner stand|derzeitiger stand|jetziger stand|sachstand|projektstand|statusbericht|umsetzungsstand|implementierungsstand|
      stand heute|stand jetzt|wie weit bin ich|wie weit wir sind|bis hierhin|soweit bin ich|so weit sind wir|bin ich gekommen|
      sind wir gekommen|was sich geändert hat|was sich getan hat|was neu ist|was anders ist|was geändert wurde|was geändert ist|
      was umgesetzt wurde|was gebaut wurde|neuerungen|änderungsübersicht|änderungsprotokoll|änderungsliste|umbauten|korrekturen|
      fehlerbehebungen|behobene fehler|behobene probleme|behobenes|gelöste probleme|erledigte aufgaben|erledigte arbeiten|
      erledigte punkte|erledigtes|abgeschlossene arbeiten|abgeschlossene aufgaben|abgeschlossenes|fertige teile|fertiges|ergebnisse|
      resultat|resultate|meilensteine erreicht|erfolge|letzte änderungen|letzte arbeiten|letzte sitzung|vorige sitzung|heutige arbeit|
      heutige änderungen|heute erledigt|heute gemacht|heute geschafft|gestern|tagewerk|zuletzt|aenderungen|geaendert|durchgefuehrt
    `,
    es: `
      hecho|lo hecho|completado|terminado|realizado|implementado|cambios|cambios realizados|estado|estado actual|progreso|avance*|resumen|
      resuelto|arreglado|entregado|lo que se hizo|resultado|hoy|lo realizado|lo que está hecho|qué se hizo|que se hizo|qué hice|
      trabajo realizado|trabajo hecho|tareas completadas|completadas|avances|lo que funciona|qué funciona|funciona|situación actual|
      situación|resumen de la sesión|esta sesión|ya hecho|listo|dónde estamos|cómo está|cómo va|estado de la cuestión|lo que pasó|
      qué pasó|lo que hicimos|qué hicimos|lo que hice|qué se ha hecho|que se ha hecho|lo que ya está|ya está|ya está hecho|qué está hecho|
      qué hay hecho|lo que hay hecho|hasta ahora|hasta aquí|tareas hechas|acciones realizadas|cerrado|cerrados|cerradas|
      problemas resueltos|errores corregidos|errores resueltos|correcciones|arreglos|problemas solucionados|funcionalidades implementadas|
      desplegado|entregables|logros|logrado|conseguido|lo que se logró|lo que logramos|lo que conseguimos|resultados|novedades|
      qué hay de nuevo|qué cambió|que cambió|qué ha cambiado|lo que ha cambiado|lo que se cambió|cambios hechos|cambios recientes|
      últimos cambios|registro de cambios|historial de cambios|bitácora|registro de trabajo|resumen ejecutivo|sesión de hoy|sesión actual|
      sesión anterior|última sesión|lo de hoy|trabajo de hoy|trabajo completado|trabajo terminado|cómo quedó|cómo queda|cómo ha quedado|
      cómo están las cosas|cómo está la cosa|así quedó|en qué estamos|en qué punto estamos|en qué anda|dónde lo dejé|dónde lo dejamos|
      donde lo dejamos|dónde quedamos|donde quedamos|dónde nos quedamos|dónde me quedé|hasta dónde llegué|hasta dónde llegamos|
      a día de hoy|mejoras realizadas|verificado|probado y funcionando|funcionando|en funcionamiento|lo que anda|ya anda|
      lo que sí funciona|quedó listo|listos|lo que ya hice|ya hicimos|lo que llevamos|lo que llevo|punto de situación|descartado|
      qué se descartó|lo que hemos hecho|lo que he hecho|qué hemos hecho|qué he hecho|donde estamos|como va|situacion|qué ha pasado|
      lo que ha pasado|en qué quedó|lo que salió bien|completad*|terminad*|realizad*|finalizad*|concluid*|resuelt*|corregid*|arreglad*|
      solucionad*|implementad*|entregad*|en qué punto|qué entregamos|lo que entregamos|lo que conseguí|se ha tocado
    `,
    fr: `
      fait|ce qui a été fait|terminé|réalisé|achevé|livré|changements|modifications apportées|état|état actuel|état des lieux|avancement|
      progrès|résumé|bilan|corrigé|résolu|accompli|aujourd'hui|ce qui est fait|ce qui a été réalisé|ce que j'ai fait|travail effectué|
      travaux effectués|travail réalisé|tâches terminées|tâches effectuées|déjà fait|effectué|ce qui marche|ce qui fonctionne|
      état d'avancement|état du travail|cette session|point d'étape|où on en est|où nous en sommes|statut|situation|corrections|
      évolutions|ce qui s'est passé|ce qu'on a fait|ce que nous avons fait|réalisations|c'est fait|c'est fini|c'est bouclé|bouclé|plié|
      c'est plié|dans la boîte|réglé|ce qui est réglé|ce qui est terminé|ce qui est en place|en place|déjà en place|ce qui tourne|
      ça tourne|ça marche|ça fonctionne|ce qui marche déjà|marche maintenant|fonctionne désormais|opérationnel|mis en place|mis en œuvre|
      mis en oeuvre|mise en œuvre|implémenté|développé|construit|déployé|fusionné|mergé|intégré|publié|validé|vérifié|finalisé|abouti|
      ce qui a abouti|ce qui a changé|ce qui change|ce qui a été livré|ce qui a été terminé|ce qui a été mis en place|
      ce qui a été corrigé|ce qui a été modifié|qui a été fait|j'ai fait|on a fait|nous avons fait|ce que j'ai terminé|ce que j'ai réussi|
      ce qu'on a réussi|déjà terminé|déjà réalisé|déjà livré|fait aujourd'hui|fait cette session|fait jusqu'ici|jusqu'ici|jusqu'à présent|
      à ce jour|à ce stade|point de situation|point sur|le point|faisons le point|compte rendu|compte-rendu|rapport d'activité|rapport|
      récapitulatif|récap|synthèse|en résumé|en bref|en deux mots|en un mot|rétrospective|historique|journal|journal de bord|déroulé|
      déroulement|où j'en suis|où en est-on|où ça en est|où en sont les choses|là où on en est|là où j'en suis|état courant|état présent|
      état du projet|état du chantier|l'état|situation actuelle|session précédente|session du jour|dernière session|travail accompli|
      travail fait|travail du jour|travail livré|travaux réalisés|travaux terminés|travaux achevés|actions réalisées|actions effectuées|
      tâches accomplies|tâches achevées|tâches réalisées|étapes réalisées|étapes terminées|étapes franchies|livrables|livraisons|
      résultats|résultat|acquis|les acquis|réussites|succès|victoires|nouveautés|ajouts|modifications|changements effectués|
      changements apportés|changements réalisés|derniers changements|dernières modifications|journal des modifications|bugs corrigés|
      problèmes résolus|problèmes corrigés|correctifs|correctifs appliqués|refontes|progression|progrès réalisés|hier|derrière nous|
      etat actuel|etat des lieux|etat|termine|realise|a ce jour|a ce stade|etat courant|etat présent|etat du projet|etat du chantier|
      etapes réalisées|etapes terminées|etapes franchies|etat d'avancement|etat du travail|evolutions
    `,
    pt: `
      feito|o que foi feito|concluído|concluido|finalizado|realizado|entregue|implementado|mudanças|alterações|estado|estado atual|
      situação|situação atual|progresso|resumo|resolvido|corrigido|hoje|o que está pronto|o que já foi feito|já feito|trabalho realizado|
      trabalho feito|tarefas concluídas|concluídas|concluídos|o que fiz|o que funciona|funciona|nesta sessão|esta sessão|status|andamento|
      avanços|resumo da sessão|onde paramos|o que aconteceu|o que fizemos|o que rolou|o que está feito|o que foi concluído|
      o que foi entregue|o que foi alterado|o que foi corrigido|o que foi resolvido|o que eu fiz|o que já fiz|o que está funcionando|
      o que deu certo|o que mudou|o que mudei|o que mudamos|o que há de novo|o que entrou|já está feito|já está pronto|já está|já rolou|
      já fizemos|feito hoje|até agora|até aqui|até o momento|tarefas feitas|tarefas realizadas|atividades concluídas|trabalho concluído|
      trabalho entregue|realizações|completo|entregues|entregáveis|pronto|prontos|prontas|ficou pronto|problemas resolvidos|correções|
      consertado|ajustes|funcionalidades implementadas|no ar|funcionando|em funcionamento|verificado|testado e funcionando|novidades|
      mudanças recentes|mudanças feitas|últimas mudanças|últimas alterações|alterações realizadas|alterações recentes|
      registro de mudanças|histórico de mudanças|histórico de alterações|diário de bordo|diário de trabalho|resultado|resultados|
      resumo executivo|resumindo|sessão de hoje|sessão atual|sessão anterior|última sessão|o de hoje|como está|como estamos|como ficou|
      como anda|como estão as coisas|como vai|em que pé está|em que pé estamos|em que ponto estamos|em que ponto está|onde estamos|
      onde ficamos|onde parei|onde fiquei|até onde cheguei|ponto de situação|situacao|o que se passou|descartado|melhorias implementadas|
      melhorias realizadas|o que avançou|concluíd*|concluid*|finalizad*|realizad*|terminad*|completad*|resolvid*|corrigid*|implementad*|
      encerrad*|fechad*|entregamos|entreguei|o que conseguimos|o que consegui|o que andou|andou
    `,
    ru: `
      сделано|что сделано|выполнено|завершено|готово|реализовано|изменения|что изменилось|состояние|текущее состояние|статус|прогресс|
      итоги|итог|исправлено|решено|результаты|сегодня|уже сделано|что уже сделано|что готово|выполненные задачи|выполненная работа|
      проделанная работа|сделанное|что работает|работает|в этой сессии|за сессию|внесённые изменения|внесенные изменения|итоги сессии|
      прогресс на сегодня|закрыто|что произошло|что было сделано|что делали|что успели|успели|что я сделал|что мы сделали|что сделал|
      сделал|сделали|сделано сегодня|сделано за день|сделано за сессию|сделано в этой сессии|сделано на данный момент|что доделал|
      что доделали|доделано|доделали|что успел|успел|что удалось|что получилось|получилось|что вышло|вышло|справились|побеждено|победы|
      достижения|успехи|достигнуто|достигнутое|что достигнуто|результат|что закончено|закончено|закончил|закончили|что завершено|
      завершённое|завершенное|завершённые задачи|завершенные задачи|завершённая работа|завершенная работа|закрытые задачи|закрытое|
      что закрыто|закрыли|закрыл|исправления|исправленные ошибки|исправленные баги|что исправлено|починено|что починили|починил|починили|
      пофикшено|фиксы|решённые проблемы|решенные проблемы|решённые задачи|решенные задачи|что решено|внедрено|внедрили|запущено|влито|
      смержено|выкачено|выкатили|в проде|зарелижено|выпущено|отгружено|поставлено|собрано|построено|написано|настроено|реализованное|
      реализованные функции|что реализовано|реализация|что поменяли|что поменялось|что изменили|что изменено|что нового|новости|
      список изменений|журнал изменений|история изменений|последние изменения|правки|основные изменения|ключевые изменения|
      произведённые изменения|произведенные изменения|уже готово|уже работает|уже есть|что уже есть|что есть|что уже работает|заработало|
      теперь работает|снова работает|работает сейчас|позади|уже позади|что позади|пройдено|пройденные этапы|завершённые этапы|
      завершенные этапы|выполненное|выполненные работы|выполнено сегодня|что выполнено|отработано|проверено|подтверждено|отчёт|отчет|
      краткий отчёт|краткий отчет|отчёт о работе|отчет о работе|отчёт о проделанной работе|отчет о проделанной работе|хроника|ход работы|
      ход работ|журнал|журнал работ|история|краткое резюме|резюме|сводка|краткая сводка|кратко|вкратце|коротко|если коротко|в двух словах|
      подытог|подведение итогов|подытожим|на чём остановились|на чем остановились|где мы сейчас|где мы|где сейчас|на каком этапе|
      как обстоят дела|положение дел|положение|обстановка|ситуация|текущая ситуация|текущий статус|текущий прогресс|состояние дел|
      состояние проекта|состояние работ|статус проекта|статус задачи|статус работ|на текущий момент|на сегодняшний день|на данный момент|
      к этому моменту|прошлая сессия|предыдущая сессия|эта сессия|итоги дня|итоги работы|вчера|за сегодня|за день|что произошло за сессию
    `,
    ko: `
      완료|완료된 작업|완료 사항|한 일|작업 내용|변경 사항|변경사항|진행 상황|현재 상태|상태|요약|해결됨|수정됨|오늘 한 일|완료한 작업|완료된 일|완료한 일|한 작업|수행한 작업|수행 작업|진행한 작업|구현 완료|구현된 것|구현 내용|
      변경 내용|변경점|수정 내용|수정 사항|이번 세션|이번 작업|작업 완료|된 것|동작하는 것|진행 상태|작업 현황|현황|오늘 작업|한 것|끝난|끝낸|마친|된 일|완료 내용|완료 목록|완료 항목|완료 내역|완료된 것|완료된 사항|완료했|
      완료한 것|완료사항|끝난 일|끝낸 일|끝난 것|마친 일|마친 작업|처리 완료|처리한 일|처리한 것|처리 내용|처리 내역|처리된|해결한 문제|해결된 문제|해결 완료|해결한 것|해결 내역|고친 것|고친 내용|고친 버그|수정 내역|수정한 것|
      수정한 내용|수정내용|수정사항|버그 수정|변경 내역|변경한 것|변경 목록|변경 이력|변경 요약|변경내용|바뀐 점|바뀐 것|바뀐 내용|바꾼 것|달라진 점|추가한 기능|추가된 기능|새 기능|신규 기능|구현한 것|구현한 기능|구현 사항|
      구현된 기능|구현 현황|만든 것|개발 내용|개발 현황|개발 완료|작업한 내용|작업한 것|작업 내역|작업 요약|작업 정리|작업 결과|작업 로그|작업 일지|작업 기록|작업 이력|작업 상태|작업 보고|작업완료|작업내용|진행 내용|진행 내역|
      진행 사항|진행사항|진행 현황|진행상황|진척|진행도|경과|결과|성과|산출물|결과물|지금까지|여기까지|현재 상황|현재상태|현재까지|지금 상태|지금 상황|어디까지 했|현 상황|오늘 작업한|오늘 진행|오늘의 작업|오늘 완료|오늘 한 것|
      금일 작업|금일 진행|이번에 한|이번 변경|세션 요약|세션 정리|세션 결과|지난 세션|이전 세션|이전 작업|지난 작업|최근 작업|최근 변경|업데이트 내용|업데이트 내역|배포 완료|배포 내역|릴리스 내용|머지 완료|머지됨|반영 사항|
      반영 내용|반영 완료|달성|이룬 것|잘 되는 것|작동하는 것|돌아가는 것|한일|했던 일|해결했|끝냈|다 한 것|해 둔 것|해둔 것|해놓은
    `,
    it: `
      fatto|cosa è stato fatto|completato|completati|terminato|realizzato|implementato|consegnato|modifiche|cambiamenti|stato|
      stato attuale|avanzamento|riepilogo|sommario|risolto|corretto|lavoro svolto|lavoro fatto|oggi|cosa ho fatto|cosa abbiamo fatto|
      cosa è pronto|cosa è stato completato|cosa è stato implementato|cosa è stato modificato|cosa è cambiato|cos'è cambiato|
      cosa c'è di nuovo|quello che ho fatto|quello che abbiamo fatto|quello che è stato fatto|quello che funziona|fatti|fatto oggi|
      fatto finora|finora|attività completate|attività svolte|concluso|conclusi|conclusa|concluse|finito|finiti|chiuso|chiusi|pronto|
      pronti|tutto pronto|funzionalità implementate|funzionalità aggiunte|rilasciato|in produzione|problemi risolti|bug corretti|
      errori risolti|correzioni|correzioni apportate|modifiche apportate|modifiche recenti|modifiche principali|storico delle modifiche|
      cronologia delle modifiche|diario di bordo|lavoro di oggi|lavori svolti|azioni eseguite|interventi fatti|interventi eseguiti|
      stato dei lavori|stato dell'arte|stato finale|avanzamento dei lavori|progressi|passi avanti|situazione|situazione attuale|
      punto della situazione|il punto|facciamo il punto|dove siamo|dove siamo arrivati|dove eravamo rimasti|dove siamo rimasti|
      dove mi sono fermato|come siamo messi|come va|come stanno le cose|come è andata|com'è andata|risultato|risultati|esito|esiti|
      traguardi raggiunti|raggiunto|novità|miglioramenti fatti|riassunto|riepilogo sessione|sintesi|in breve|resoconto|consuntivo|
      questa sessione|sessione di oggi|sessione corrente|ultima sessione|cosa è successo|cos'è successo|verificato|
      verificato e funzionante|funzionante|funziona|a posto|scartato|completat*|terminat*|realizzat*|implementat*|consegnat*|risolt*|
      sistemat*|ultimat*|abbiamo consegnato|a che punto
    `,
    et: `
      valmis|tehtud|praegune olek|olek|muudatused|kokkuvõte|tehtud asjad|tehtud ülesanded|mis on tehtud|mis tehti|mida tehti|mida tegin|
      mida tegime|mida ma tegin|mida me tegime|mis on valmis|valmis asjad|tehtu|mis on olemas|olemas|täna|täna tehtu|tänane töö|seni|
      senine|siiani tehtud|lõpetatud ülesanded|lõpule viidud|teostatud|rakendatud|realiseeritud|parandatud|parandused|veaparandused|
      lahendatud|lahendatud probleemid|korda tehtud|sai korda|korras|mis on korras|mis toimib|töötab|mis muutus|mis on muutunud|
      mis on uut|mida muutsin|mida muutsime|viimased muudatused|hiljutised muudatused|peamised muudatused|muudatuste logi|
      muudatuste kokkuvõte|muutelogi|tulemus|tulemused|lõpptulemus|saavutused|saavutatud|edusammud|edenemine|seis|hetkeseis|praegune seis|
      viimane seis|lõppseis|hetkeolukord|praegune olukord|olukord|töö seis|tööseis|projekti seis|staatus|praegu on|hetkel on|kus me oleme|
      kus oleme|kus ma olen|kus olen|kus seis|kuhu jõudsime|kuhu jõudsin|kuhu jäime|kuhu jäin|kuhu jäi|kui kaugel|kui kaugele jõudsin|
      kui kaugele jõudsime|mis seisus|kuidas on lood|kuidas seis on|kuidas läks|mis juhtus|mis toimus|sessiooni kokkuvõte|lühikokkuvõte|
      kokkuvõtteks|selles sessioonis|seekord|see sessioon|viimane sessioon|eelmine sessioon|sessiooni töö|tööpäevik|töölogi|
      ülevaade tehtust|üle antud|tarnitud|täiendused|uued võimalused|kontrollitud ja töötab|testitud ja töötab|välistatud|
      sessiooni tulemused|kokkuvote|lõpetatu*|valmin*|saime valmis|mis lõpetati
    `,
  },
  next: {
    en: `
      next|today|implementation order|implementation plan|implementation steps|when unblocked|once unblocked|half done|next up|
      what to do next|to do next|do next|next attempt|second attempt|next thing|next step*|next session|next session prior*|next task*|
      next action*|next work|next move*|exact next action|what next|what's next|what comes next|up next|pending|pending work|
      pending items|remaining|remaining work|what remains|remains|still todo|still to do|still open|still missing|still pending|todo|
      todos|to do|to-do|to be done|not done|not yet done|not finished|not started|unfinished|outstanding|outstanding issues|
      outstanding work|left|what's left|what is left|left to do|left over*|leftover*|follow up*|follow-up*|followup*|priority|priorities|
      priority queue|queue|backlog|action items|actions|plan|plan for tomorrow|planned|upcoming|coming up|to come|roadmap|future|
      future work|future improvements|later|in progress|ongoing|under way|underway|where to start|start here|where to resume|resume|
      how to resume|how to continue|continue|pick up|pick up here|open items|open points|open tasks|open work|open ends|loose ends|
      suggest*|suggested next work|recommend*|recommended next steps|recommended order|recommended actions|ideas|nice to have|must have|
      should have|could have|wish list|wishlist|milestones|assignments|for the next one|for next time|for the next agent|for tomorrow|
      tomorrow|fixes required|required fixes|tasks left|tasks remaining|task list|tasks|checklist for next|immediate|
      short term|medium term|long term|high priority|medium priority|low priority|what needs doing|needs doing|deferred|parked|postponed|
      documentation still needed|if somebody tries again|if someone tries again|if anyone tries again|if you try again|to try next|
      way forward|path forward|the way ahead|proposal*|where we left off|where i left off|left off at|resume point|resume here|
      resume from here|pick up from here|where to pick up|continue from here|continue here|to finish|must finish|finish first|
      immediate priorities|quick wins|stretch|stretch goals|enhancement ideas|possible improvements|potential improvements|
      improvement ideas|not implemented|not implemented yet|not yet implemented|what's missing|what is missing|missing pieces|
      gaps to fill|needs testing|to verify|to be verified|to fix|to investigate|to implement|follow through|further work|more work|
      open work items|open tickets|open todos|carry over|carried over|carryover|optional next step*|for later|someday|on the list|
      what i would do next|what i'd do next|what i would do|for whoever comes next|for whoever continues|handover tasks|next in line|
      could be done|could be done later|can be done later|can wait|could follow|might follow|first task|first thing|first step|
      your first task|still to come|not there yet|half finished|worth doing|meanwhile|in the meantime|open for the next|what to pick up|
      remaining subtasks|subtasks left|yet to do|yet to come|up for grabs|left undone|undone|loose threads|what i'd tackle next|
      tackle next|needs work|needs attention|do this next|what to tackle|tackle first|what's to come|what is to come|what comes after|
      what follows|next bit|next piece|next chunk|next slice|next stop|next target*|next milestone*|next phase*|next iteration*|
      next sprint|next week|next shift|next time|next objective*|next goal*|next focus|next experiment*|next item*|next job*|next pr|
      next batch|next order of business|next on the list|next on my list|next logical step*|next best step*|natural next step*|
      logical next step*|obvious next step*|likely next step*|next for this|next agent should|next person should|next session should|
      next developer should|what to do first|what to do now|what to do when|do first|do these first|do now|do today|do tomorrow|do later|
      start with this|where to go next|where to go from here|where do we go from here|from here|from here on|going forward|moving forward|
      looking ahead|look ahead|ahead of us|what lies ahead|the road ahead|road ahead|still ahead|in the pipeline|pipeline of work|on deck|
      in the queue|queued up|queued work|in line|on the horizon|on my plate|on your plate|on the plate|still on my plate|on the docket|
      on the agenda|on the menu|on the to do list|to do list|todo list|punch list|snag list|hit list|short list|laundry list|
      your homework|marching orders|your mission|your job|your turn|over to you|your move|handed to you|for you to do|for you to finish|
      all yours|yours now|passing the baton|tag you're it|you're up|to whoever picks this up|whoever picks this up|if you pick this up|
      when you pick this up|picking this up|picking up|pick this up|pick it up|pick up where|pick up point|pickup point|pick up next|
      i'd pick up next|what i'd pick up|what i would pick up|where i'd pick up|where i'd start|where i would start|where i'd go next|
      where i would go next|i'd start|i would start with|i'd start with|i'd do next|i'd do|i would do next|i would do first|i'd do first|
      what i'd do|what i'd do first|what i'd do with another day|with more time|if i had more time|if i had another day|given more time|
      if there is time|if there's time|if time permits|if time allows|time permitting|when there is time|when you have time|
      if you have time|if you get time|if you are bored|if you're bored|rainy day|one day|some day|down the road|down the line|
      further out|long run|long haul|medium run|near term|near future|mid term|very soon|now next later|this needs doing|needs to be done|
      need to be done|need doing|has to be done|have to be done|must be done|should be done|ought to be done|what should happen next|
      what should happen|what has to happen|what needs to happen|needs to happen|what must happen|has to happen next|
      still needs to happen|still needs doing|still needs|still need|still has to|still to build|still to write|still to fix|
      still to port|still to test|still to verify|still to come in|still outstanding|still undone|still unfinished|still remaining|
      still left|still on the list|still required|still wanted|still owed|still lacking|still in flight|still cooking|half baked|
      half built|half way there|half way|half finished things|half complete|part done|partly done|partially done|partially complete*|
      partly finished|incomplete work|incomplete items|incomplete tasks|mid flight|in flight|in the air|in the works|in the oven|
      on the stove|on the bench|on my bench|on my desk|on the workbench|work in progress|works in progress|work in flight|
      what i am working on|what i'm working on|what i was working on|was working on|i was in the middle of|in the middle of|
      was in the middle of|what i was doing|what i was about to do|was about to|about to|i was about to|was going to|
      what i was going to do|stopped at|where i stopped|where we stopped|where it stopped|where this stopped|i stopped|we stopped|
      stopped here|stopping point|left off|where this left off|cut off|ran out of time|what i ran out of time for|didn't get to|
      did not get to|didn't get done|did not get done|didn't get around to|did not get around to|never got to|never got around to|
      didn't make it in|didn't make it|did not make it|didn't have time for|no time for|had no time for|hadn't time for|
      what i skipped for now|skipped for now|left for later|left for you|left for tomorrow|left for the next|left for others|
      left for another day|left open|left hanging|left dangling|things left|stuff left|bits left|work left|what's left over|
      what's left to do|left to build|left to port|left to fix|all that's left|all that is left|what's remaining|what is remaining|
      what still remains|what's outstanding|what is outstanding|what's pending|what is pending|what's open|what is open|what's still open|
      what is still open|what's not done|what is not done|what isn't done|what's not finished|what isn't finished|what's unfinished|
      what's undone|what hasn't been done|what has not been done|hasn't been done|has not been done|haven't done|have not done|
      not done yet|not started yet|not yet started|not yet written|not yet built|not yet wired|not yet ported|not yet migrated|
      not yet merged|not yet covered|not yet tested|not built yet|not written yet|not wired up|not wired yet|not ported|not migrated yet|
      not handled yet|not covered yet|not merged yet|not in yet|not here yet|untouched so far|to be completed|to be finished|
      to be implemented|to be built|to be written|to be fixed|to be added|to be tested|to be checked|to be continued|to clean up|
      to tidy up|to tidy|to refactor|to close out|to wrap up|to revisit|come back to|to come back to|coming back to|get back to|
      circle back|back burner|on the back burner|ice box|cold storage|put off|put aside|set aside|pushed back|punted on|
      kicked down the road|kicked the can|deferred work|deferred items|deferred tasks|postponed work|out of this round|not in this round|
      not this time|for another day|for another time|for another session|for another pr|for later on|for monday|for next week|
      for the next round|for the next shift|for the next person|for the next dev|for the next developer|for the next engineer|
      for the next sprint|for the follow up|for a follow up|for after|after the merge|after this|after that|after merge|after release|
      before release|before the release|before launch|before we ship|before shipping|before merge|before merging|before we can merge|
      before it can ship|before going live|needed before release|required before release|required before merge|release blockers to do|
      what's lacking|missing features|missing tests|missing docs|missing parts|missing bits|missing work|missing items|gap list|the gaps|
      holes to fill|blanks to fill|most wanted|feature requests|requested changes|requested features|change requests|would be nice|
      would be good|nice to haves|nice touches|bonus points|extra credit|cherry on top|finishing touches|final touches|last mile|
      last bits|last steps|final steps|final push|final stretch|home stretch|chores left|mop up|mopping up|sweep up|spring cleaning|
      low hanging fruit|easy wins|easy pickings|good first issue*|good first task*|starter task*|first things first|first up|first off|
      first order of business|order of work|order of attack|order of operations|order of business|plan of attack|plan of action|
      action plan|attack plan|game plan|battle plan|work plan|implementation roadmap|rollout plan|roll out plan|remaining plan|
      plan from here|the plan from here|plan for the rest|plan for next|plan for monday|plans for|my plan|the plan|future plan*|
      future direction*|future task*|future step*|future enhancement*|future feature*|future idea*|future development|future session*|
      future considerations|future possibilities|where this is going|where this goes|where this should go|avenues to explore|
      possible next step*|potential next step*|proposed next step*|proposed work|proposed change*|proposed step*|options from here|
      options going forward|ways forward|possible way* forward|possible direction*|worth trying|worth a try|worth exploring|
      worth a look next|worth looking into|worth investigating|worth picking up|to explore|to try|things to try|try next|try first|
      things to do|things to finish|things to fix|things to build|things to add|stuff to do|bits to do|jobs to do|jobs left|open jobs|
      outstanding jobs|outstanding tasks|outstanding items|outstanding actions|outstanding bits|open actions|open action items|
      open threads|open loops|open strands|open fronts|open follow ups|open checklist items|threads to pull|threads to pick up|
      loose strands|unfinished business|unfinished work|unfinished tasks|unfinished threads|unclosed loops|tasks to do|tasks ahead|
      tasks pending|pending tasks|pending actions|pending steps|pending changes|pending fixes|pending features|pending follow ups|
      remaining steps|remaining tasks|remaining items|remaining todos|remaining gaps|remaining scope|remaining features|remaining fixes|
      remaining bits|remaining phases|the rest|the remainder|rest of the work|rest of the plan|rest of it|steps left|steps remaining|
      steps to finish|steps to complete|steps to take|steps ahead|remaining effort|work ahead|work to do|work to be done|work needed|
      work required|work outstanding|work queue|work list|work backlog|assigned work|assigned to you|your tasks|your todo|my todo|
      action required|actions required|action needed|actions needed|actions for|action list|call to action|ticket queue|tickets to file|
      to file|issues to file|issues to open|prs to open|follow on*|follow on work|subsequent work|subsequent steps|subsequent tasks|
      successor tasks|continuation plan|continuation point|to continue|to resume|resume with|resume instructions|resume at|restart point|
      re entry point|reentry point|jump back in|getting back in|top of the list|top of the queue|top of the stack|top of mind|
      top priority|top priorities|first priority|main priority|urgent items|most urgent|most pressing|should do|must do|must do next|
      could do|might do|may do|can do later|want to do|wants doing|want doing|wants finishing|crying out for|begging to be done|
      needs finishing|needs fixing|needs building|needs writing|needs cleanup|needs cleaning up|needs polish|needs follow up|
      needs attention next|needs love|needs some love|needs tlc|due next|due soon|debts to pay|short list for tomorrow|tomorrow's list|
      tomorrow's work|tomorrow's plan|tomorrow morning|in the morning|first thing tomorrow|for the morning|for the night shift|
      for the day shift|on its way|en route|in preparation|in development|being worked on|being built|started not finished|
      started but not finished|just started|barely started|still to go|what we still need|what we still need to do|
      what i still need to do|what else|what else is left|suggested order|suggested sequence|suggested path|suggested route|
      recommended path|recommended sequence|recommended plan|recommended work|my recommendation*|my suggestion*|my advice for next|
      improvements to make|improvements to consider|possible enhancements|potential enhancements|possible follow ups|potential follow ups|
      possible future work|enhancements to consider|extension ideas|ideas for later|ideas for next|ideas for the future|blue sky|
      dream list|someday maybe|wish list items|cleanup left|cleanup to do|remaining cleanup|what should we do|what should i do|
      what should be done|what's missing still|alternatives|alternatives if|options to choose from|candidates
    `,
    zh: `
      实现顺序|实施步骤|实现步骤|待办|待办事项|待完成|未完成|下一步|下一步计划|后续|后续工作|后续步骤|接下来|剩余|剩余工作|遗留|计划|优先级|建议|进行中|尚未完成|待处理|待做|待办清单|剩余任务|剩余事项|待办任务|未完成事项|未完成的工作|
      未完成任务|后续可做|后续计划|后续任务|后续优化|后续建议|下一步工作|下一步任务|接下来要做|接下来的工作|还没做|还未完成|没做完|待开发|待实现|待修复|待优化|待补充|下次继续|任务清单|任务列表|优化建议|改进建议|进行中的工作|还需要做|还差什么|
      还没|尚未|没完成|没做|要做|待跟进|后续跟进|下阶段|下周|接手后|遗留问题|下一步行动|下一步打算|下一步要|下一步该|下步|后面要做|后面的事|之后要做|之后做|接着做|接着干|接下来做|接下来该|接下来干|接下来怎么|接下来的任务|接下来的计划|继续做|
      继续推进|继续的地方|从哪里继续|从哪继续|从这里继续|从这里开始|从哪开始|从何处开始|恢复工作|如何继续|怎么继续|怎么接着|接手从|接手后做|接手要做|接手人要做|交给下一位|留给下一位|给下一位的任务|留给后面|留给后人|留给下次|留待|下次做|下次要做|
      下次会话|下个会话|下一轮|下一会话|下一阶段|下一任务|下一个任务|明天要做|明天做|明日计划|明天|改天|有空再|有时间再|以后再|以后可以|以后可以考虑|可以考虑|日后|将来|未来计划|未来工作|未来改进|未来|远期|近期计划|短期计划|中期计划|长期计划|
      短期|长期|路线图|后续规划|后续安排|后续事项|后续改进|后续方向|后续待办|工作计划|行动计划|行动项|执行计划|计划中|计划做|打算|打算做|准备做|即将|即将开始|马上要做|先做这个|优先做|优先处理|优先事项|最优先|首要任务|第一件事|第一步|
      高优先级|中优先级|低优先级|紧急|剩下的|剩下的活|剩下的事|剩余问题|剩余待办|余下|还剩|还剩什么|还缺|还缺什么|缺什么|缺口|欠缺|欠着的|欠账|没干完|没干的|没弄完|没弄的|没来得及|来不及做|未做|未竟|未开始|未实现|未处理|未尽事宜|未完待续|
      尾巴|收尾|收尾工作|扫尾|善后|留的尾巴|待续|待办工作|待解决|待改进|待完善|待测试|待验证|待上线|待部署|待迁移|待合并|待重构|待清理|待推进|待继续|待执行|待排期|待收尾|待落实|在做|正在进行|手头|做到一半|半成品|做了一半|可选|可选项|
      锦上添花|可改进|可以改进|改进方向|改进点|改进项|优化方向|优化项|优化点|建议做|建议下一步|行动建议|推荐顺序|建议顺序|推荐的下一步|想做的|点子|延后|推迟|搁置|暂缓|暂不做|先放着|积压|任务队列|队列|要干的|该做的|该干的|得做|必做|需完成|
      需要完成|需要做|需跟进|需处理|需要处理|跟进|跟进事项|TODO 清单|TODO列表|接手後|後面要做|後面的事|之後要做|之後做|接著做|接手後做|以後再|以後可以|日後|欠著的|善後|延後|先放著
    `,
    ja: `
      次にやること|次のステップ|次の作業|次回|次回やること|残作業|残り|残タスク|未完了|未対応|未実施|やること|今後|今後の予定|今後の作業|予定|課題と次|これから|進行中|作業中|優先度|優先順位|次にやるべきこと|次の担当者へ|次回作業|次回の作業|
      次のタスク|次のアクション|未着手|未実装|未完|未完の作業|残っている作業|残りの作業|残件|残課題|残作業一覧|やり残し|やり残したこと|積み残し|宿題|タスク一覧|今後の課題|今後やること|今後の対応|今後のタスク|予定作業|続き|改善案|提案|推奨事項|
      優先タスク|まだやっていない|やっていないこと|できていない|終わっていない|済んでいない|残っていること|していないこと|手を付けていない|次回への申し送り|次やること|次にする|次にすること|次に着手|次に取り組|次に手を付け|次の一手|次の手|
      次のセッション|次のフェーズ|次の段階|次の目標|次の予定|次の人へ|次の人に|次の方へ|次担当|次回予定|次回対応|次回から|次回セッション|次回は|次のTODO|次アクション|ネクスト|ネクストアクション|ネクストステップ|ここから|ここから再開|
      ここから続け|再開方法|再開ポイント|再開手順|再開地点|どこから再開|続きから|続きの作業|続きをやる|続けること|この後|このあと|この先|今後の計画|今後の方針|今後の展開|今後の展望|今後の改善|今後に向けて|今後の進め方|将来|将来の|将来的|将来課題|
      いつか|いずれ|そのうち|後で|あとで|後日|後回し|先送り|見送り|延期|明日|明日やる|明日の作業|翌日|来週|やるべきこと|やらなければ|やらないといけない|やりたいこと|やりたい|やる予定|やることリスト|やること一覧|すべきこと|しなければ|対応予定|
      対応が必要|対応すべき|対応待ち|対応してほしい|対応してください|対応事項|対応残|着手予定|実装予定|実装が必要|実装すべき|実施予定|作業予定|作業計画|実行計画|計画|ロードマップ|マイルストーン|バックログ|アクションアイテム|アクション|
      アクションプラン|お願いしたいこと|お願い事項|お願い|やってほしいこと|やってほしい|やってもらいたい|頼みたいこと|お任せ|託す|タスク|タスクリスト|残っているタスク|残ってる|残したこと|残した作業|残しておいた|残務|残項目|残り作業|残りの|
      残りタスク|残作業と|残実装|残対応|残TODO|やり残した|積み残した|持ち越し|繰り越し|繰越|未処理|未着手の|未完成|未完了タスク|未完了の作業|未対応事項|未実施事項|未消化|途中のもの|途中の|途中まで|やりかけ|作りかけ|着手中|対応中|実装中|
      取り組み中|手を付けた|足りないもの|足りていない|不足しているもの|不足|抜けているもの|欠けているもの|改善点|改善したい|改善案件|改善候補|改善の余地|アイデア|アイディア|思いつき|あると良い|あるといい|できれば|できたら|余裕があれば|余力があれば|
      時間があれば|任意|オプション|推奨|推奨される次|推奨アクション|おすすめ|ご提案|候補|優先順|優先的に|優先事項|最優先|高優先|優先度高|優先度中|優先度低|優先度：|急ぎ|至急|緊急|短期|中期|長期|直近|最初にやる|まずやる|最初のタスク|
      最初の一歩|手順案|フォローアップ|追加対応|追加作業|仕上げ|後始末|後片付け|引き継ぎタスク|引継ぎタスク|引き継ぐ作業|引き継ぐタスク|要対応|要実装|要修正|要追加
    `,
    de: `
      was fehlt|was fehlt noch|fehlt noch|nächste schritte|nächster schritt|als nächstes|offen|noch offen|offene punkte|offene aufgaben|
      offene themen|ausstehend|verbleibend|verbleibende arbeit*|restarbeiten|zu tun|noch zu tun|aufgaben|todo|geplant|plan|weiter|
      weiteres vorgehen|wie es weitergeht|in arbeit|morgen|empfehlung*|prioritäten|später|noch zu erledigen|zu erledigen|todos|to-dos|
      nächste aufgaben|nächste aufgabe|nächstes|was noch fehlt|was noch offen ist|was offen ist|was bleibt|fehlt|offene arbeiten|
      offene arbeit|offene todos|weitere schritte|wie weiter|wie geht es weiter|verbesserungsideen|vorschläge|für morgen|
      beim nächsten mal|für den nächsten|demnächst|nacharbeiten|restpunkte|noch nicht fertig|nicht fertig|noch nicht erledigt|
      falls es jemand wieder versucht|aussteht|noch aussteht|was noch aussteht|übrig|was übrig ist|liegen geblieben|ansteht|was ansteht|
      steht noch aus|noch zu machen|zu machen|weiterhin offen|in der zwischenzeit|inzwischen|könnte man noch machen|könnte man noch|
      könnte man|könnte noch|man könnte|kann man noch machen|kann warten|muss noch|müsste noch|müsste man|sollte noch|sollte man noch|
      soll noch|was noch muss|was noch zu tun ist|was zu tun ist|was zu tun bleibt|was noch kommt|was kommt|was jetzt kommt|
      was als nächstes kommt|kommt noch|kommt als nächstes|kommt danach|danach|im anschluss|anschließend|anschlussarbeiten|
      anschlussaufgaben|folgeaufgaben|folgearbeiten|folgeschritte|fortsetzung|hier weitermachen|weitermachen|hier geht es weiter|
      hier geht's weiter|wie's weitergeht|so geht es weiter|so geht's weiter|geht es weiter|wo es weitergeht|wo weitermachen|
      wo du weitermachen|wo anfangen|wo anfangen würde|womit anfangen|hier anfangen|zuerst machen|als erstes|zuerst tun|nächste etappe|
      nächste arbeiten|nächste baustelle|nächste sitzung|nächster zug|nächster handgriff|nächster punkt|der nächste schritt|
      für die nächste sitzung|für den nachfolger|für nachfolger|für die nächste schicht|für dich|für später|für irgendwann|irgendwann|
      irgendwann mal|bei gelegenheit|wenn zeit ist|wenn zeit bleibt|wer zeit hat|falls zeit|perspektivisch|langfristig|mittelfristig|
      kurzfristig|ausblick|fahrplan|vorhaben|aufgabenliste|to-do-liste|todo-liste|merkliste|einkaufsliste|wunschliste|wunschzettel|
      wünschenswert|wünsche|ideen|ideen für später|ideensammlung|anregungen|empfohlene reihenfolge|empfohlene schritte|reihenfolge|
      mein vorschlag|würde ich|was ich tun würde|was ich machen würde|ich würde|baustellen|offene baustellen|noch baustelle|offene enden|
      lose enden|lose fäden|offene stränge|offenes|was offen bleibt|bleibt offen|bleibt zu tun|bleibt noch|bleibt liegen|noch liegen|
      liegengeblieben|liegengebliebenes|liegt noch|auf halde|aufgeschoben|verschoben auf später|vertagt|zurückgestellt|zurückgestelltes|
      hintangestellt|nicht geschafft|nicht mehr geschafft|was ich nicht geschafft habe|nicht dazu gekommen|unerledigt|unerledigtes|
      unerledigte aufgaben|unvollendet|unfertiges|halbfertig|halbfertiges|angefangen|angefangenes|begonnenes|in bearbeitung|gerade dran|
      gerade in arbeit|noch dran|läuft noch|noch nicht umgesetzt|noch nicht gemacht|noch nicht angefangen|noch nicht begonnen|
      noch nicht implementiert|noch einzubauen|noch zu bauen|noch zu prüfen|zu prüfen|zu testen|noch zu testen|zu reparieren|
      noch zu fixen|nachzuholen|nachholen|nachziehen|nachbessern|nachbesserungen|verbesserungen|mögliche verbesserungen|
      verbesserungsvorschläge|verbesserungspotenzial|optimierungen|ausbaustufen|erweiterungen|mögliche erweiterungen|kür|pflicht|dringend|
      dringendes|sofort|sofort zu tun|zeitnah|hohe priorität|mittlere priorität|niedrige priorität|priorität*|der rest|restaufgaben|
      restliche aufgaben|restliche arbeit*|verbleibende aufgaben|verbleibende punkte|verbleibendes|ausstehende arbeiten|
      ausstehende aufgaben|ausstehende punkte|ausstehendes|handlungsbedarf|maßnahmen|geplante schritte|geplante arbeiten|
      geplante änderungen|vorgehen|vorgehensplan|arbeitsplan|arbeitspakete|arbeitsvorrat|naechste schritte|naechster schritt|
      als naechstes|wieder aufnehmen|wiedereinstieg|lücken|noch lücken
    `,
    es: `
      próximos pasos|proximos pasos|próximo paso|lo que queda|queda|siguiente intento|siguientes pasos|siguiente|siguiente paso|
      pendiente*|por hacer|lo que falta|falta|qué falta|queda por hacer|restante|tareas pendientes|tareas|plan|en curso|en progreso|
      recomendacion*|prioridades|mañana|a continuación|más adelante|qué queda|que queda|por completar|sin terminar|sin hacer|
      siguiente tarea|próxima tarea|próximas tareas|próximas acciones|lo que sigue|qué sigue|para mañana|para después|mejoras futuras|
      mejoras|propuestas|trabajo pendiente|trabajo restante|cosas por hacer|a futuro|futuro|si alguien lo intenta de nuevo|
      pasos siguientes|pasos a seguir|para la próxima|para el próximo|para quien sigue|para quien siga|para quien venga|para quien retome|
      para el que sigue|para el que viene|por dónde seguir|por donde seguir|por dónde continuar|por dónde empezar|por donde empezar|
      cómo seguir|como seguir|dónde retomar|punto de partida|retomar|continuar|seguir con|seguir aquí|empieza por aquí|empieza aquí|
      empezar por|qué hacer|que hacer|yo haría|lo que haría|qué haría|qué viene|lo que viene|ahora toca|toca|lo que toca|qué toca|
      qué toca ahora|quedan|lo que me queda|falta hacer|faltan|cosas que faltan|cabos sueltos|flecos|tareas abiertas|tareas futuras|
      lista de tareas|por terminar|por implementar|por probar|por revisar|por arreglar|por corregir|por cerrar|a hacer|a realizar|
      a corregir|a revisar|a implementar|sin acabar|sin empezar|sin implementar|no hecho|no terminado|no implementado|no se hizo|
      no dio tiempo|quedó fuera|a medias|a medio hacer|incompleto|en proceso|planificado|previsto|hoja de ruta|orden de trabajo|
      orden sugerido|orden recomendado|sugerencias|sugerencia|propuesta|posibles mejoras|trabajo futuro|futuras mejoras|corto plazo|
      medio plazo|largo plazo|prioridad alta|prioridad media|prioridad baja|prioritario|urgente|lo primero|primer paso|imprescindible|
      opcional|acciones|acciones inmediatas|para más tarde|cuando haya tiempo|si hay tiempo|al desbloquear|cuando llegue|cuando tengamos|
      una vez que|tan pronto como|mientras tanto|aplazado|pospuesto|para terminar|para cerrar|para rematar|estaría bien|próxim*|proxim*|
      el relevo|ahora qué|nos desbloqueen|se desbloquee|en el tintero|si retomas esto|en que lo haría|orden en que
    `,
    fr: `
      prochaines étapes|prochaine étape|étapes suivantes|la suite|suite|à faire|reste à faire|ce qui reste|restant|
      en attente de traitement|en cours|tâches restantes|tâches|à venir|plan|priorités|recommandations|demain|plus tard|
      prochaines actions|prochaines tâches|prochaine tâche|prochain|prochains travaux|restent à faire|il reste|il reste à faire|
      ce qu'il reste à faire|ce qui manque|il manque|actions à mener|à terminer|à finir|à compléter|non terminé|pas terminé|pas fait|
      pas encore fait|améliorations|améliorations possibles|pistes|pistes d'amélioration|idées|propositions|pour la suite|pour demain|
      travail restant|travaux restants|travail à faire|si quelqu'un réessaie|a faire|reste a faire|prochaines etapes|prochaine etape|
      etapes suivantes|et maintenant|et après|et ensuite|ensuite|pour la prochaine fois|la prochaine fois|prochaine fois|pour le prochain|
      pour le suivant|pour celui qui suit|pour qui reprend|pour la relève|pour la prochaine session|prochaine session|prochain chantier|
      prochains chantiers|prochain pas|prochains pas|prochaine action|prochain point|prochains points|premier pas|première chose à faire|
      première tâche|par où commencer|par où reprendre|où reprendre|reprendre ici|reprendre|pour reprendre|point de reprise|reprise|
      reprise du travail|on continue|continuer|à continuer|à poursuivre|poursuite|on pourrait|on pourrait encore|on pourrait aussi|
      pourrait être fait|pourrait se faire|il faudrait|il faudrait encore|il faut encore|faudra|il faudra|il va falloir|faut encore|
      le reste|reste à|ce qu'il reste|qu'il reste à faire|ce qui reste à faire|ce qui reste ouvert|ce qu'on n'a pas fini|
      ce que je n'ai pas fini|pas eu le temps|pas eu le temps de|faute de temps|si le temps le permet|quand on aura le temps|
      quand on a le temps|un jour|un de ces jours|un jour peut-être|peut attendre|ça peut attendre|remis à plus tard|reporté|reportés|
      repoussé|différé|mis de côté|laissé de côté|laissé en plan|en plan|en chantier|chantiers|chantiers ouverts|chantiers en cours|
      en suspens à faire|inachevé|à moitié fait|commencé|entamé|travail en cours|travaux en cours|en développement|pas commencé|
      non commencé|pas encore commencé|non fait|non réalisé|pas encore implémenté|non implémenté|pas implémenté|manquant|manquants|
      manques|lacunes|trous|à ajouter|à corriger|à coder|à implémenter|à développer|à écrire|à tester|à vérifier|à contrôler|à reprendre|
      à refaire|à revoir|à nettoyer|à améliorer|à prévoir|à planifier|à traiter|à boucler|à achever|à livrer|à faire ensuite|
      à faire plus tard|à faire en premier|à faire d'abord|à faire absolument|à attaquer|ce qui vient|ce qui vient ensuite|ce qui suit|
      ce qui nous attend|au programme|au menu|programme|feuille de route|plan d'action|plan de travail|plan pour demain|marche à suivre|
      liste des tâches|liste de tâches|tâches à faire|tâches en attente|tâches en cours|tâches à venir|tâches ouvertes|étapes restantes|
      étapes à venir|actions|actions restantes|actions à faire|actions à venir|actions immédiates|urgent|urgences|priorité*|
      priorité haute|priorité moyenne|priorité basse|haute priorité|basse priorité|ordre recommandé|ordre conseillé|ordre de priorité|
      court terme|moyen terme|long terme|à court terme|à moyen terme|à long terme|perspectives|évolutions futures|évolutions possibles|
      évolutions prévues|prévu|prévus|optionnel|facultatif|bonus|souhaits|liste de souhaits|suggestions|conseils pour la suite|
      ce que je ferais|je ferais|je propose|mes recommandations|pour plus tard|pour finir|pour terminer|suivi|suites|suites à donner|
      dernière ligne droite|todo|todos|to do|a continuer|a poursuivre|a moitié fait|a ajouter|a corriger|a coder|a implémenter|
      a développer|a écrire|a tester|a vérifier|a contrôler|a reprendre|a refaire|a revoir|a nettoyer|a améliorer|a prévoir|a planifier|
      a traiter|a boucler|a achever|a livrer|a faire ensuite|a faire plus tard|a faire en premier|a faire d'abord|a faire absolument|
      a attaquer|etapes restantes|etapes à venir|a court terme|a moyen terme|a long terme|evolutions futures|evolutions possibles|
      evolutions prévues|a venir|a terminer|a finir|a compléter
    `,
    pt: `
      próximos passos|proximos passos|próximo passo|pendente*|pendências|a fazer|por fazer|o que falta|falta|falta fazer|restante|tarefas|
      tarefas pendentes|plano|em andamento|em curso|prioridades|recomendações|amanhã|depois|o que resta|ainda falta|falta concluir|
      para terminar|a concluir|próxima tarefa|próximas tarefas|próximas ações|próximas etapas|o que vem a seguir|a seguir|para amanhã|
      para depois|melhorias|melhorias futuras|sugestões|propostas|trabalho pendente|trabalho restante|não feito|não concluído|inacabado|
      backlog|se alguém tentar de novo|em aberto|próximos|próximas|próximo|para a próxima vez|para o próximo agente|para quem vier|
      para quem pegar isso|para quem retomar|proximas tarefas|passos seguintes|passos a seguir|passo seguinte|etapas seguintes|o que vem|
      o que vem agora|pela frente|daqui em diante|e agora|o que fazer|eu faria|ficou de fora|ficou para trás|pela metade|ficou a meio|
      falta terminar|faltando|o que faltou|não deu tempo|resta fazer|restantes|tarefas restantes|tarefas em aberto|tarefas abertas|
      lista de tarefas|afazeres|coisas a fazer|para fazer|por concluir|por terminar|por implementar|por testar|a implementar|a corrigir|
      a revisar|a realizar|falta testar|falta implementar|não iniciado|não terminado|não implementado|não finalizado|incompleto|
      em progresso|em desenvolvimento|a ser feito|precisa ser feito|é preciso fazer|o que tem que fazer|pontas soltas|por onde começar|
      por onde continuar|como seguir|como prosseguir|continua daqui|comece aqui|começar por aqui|comece por|retomar|ponto de partida|
      continuar|continuação|seguir com|dar seguimento|dar continuidade|planos|planejado|previsto|ordem sugerida|ordem recomendada|
      recomendação|sugestão|sugestoes|proposta|ideias|melhorias possíveis|trabalho futuro|no futuro|para o futuro|curto prazo|médio prazo|
      longo prazo|prioridade alta|prioridade média|prioridade baixa|prioritário|urgente|primeiro passo|primeira tarefa|
      primeira coisa a fazer|opcional|seria bom|ações|ações recomendadas|ações imediatas|imediato|mais tarde|ao desbloquear|assim que|
      enquanto isso|entretanto|nesse meio-tempo|adiado|na fila|dever de casa|para finalizar|pendencias|pendência|destravarem|destravar|
      desbloquearem|quem assumir|toca o barco|tocar adiante|que eu seguiria|ordem que
    `,
    ru: `
      следующие шаги|следующий шаг|дальше|что дальше|дальнейшие шаги|осталось|что осталось|осталось сделать|не сделано|предстоит|
      надо сделать|нужно сделать|сделать|планы|план|задачи|открытые задачи|в работе|в процессе|приоритеты|рекомендации|завтра|позже|
      на потом|осталось доделать|не доделано|недоделано|недоделки|что не сделано|что нужно сделать|что надо сделать|следующая задача|
      следующие задачи|следующее|ближайшие задачи|ближайшие шаги|оставшиеся задачи|оставшаяся работа|доделать|к выполнению|на будущее|
      идеи|предложения|улучшения|возможные улучшения|план работ|план действий|что делать дальше|продолжить|если кто-то попробует снова|
      список дел|что еще надо|ещё надо|еще надо|ещё нужно|еще нужно|ещё не сделано|еще не сделано|ещё не готово|еще не готово|
      пока не сделано|пока не готово|не готово|что не готово|не успел|не успели|что не успел|что не успели|до чего не дошли руки|
      не дошли руки|руки не дошли|не закончено|не завершено|не реализовано|пока не реализовано|не начато|не хватает|чего не хватает|
      чего нет|недостаёт|недостает|пробелы|дыры|хвосты|остались хвосты|висит|что висит|висяки|остатки|что остаётся|что остается|
      остаётся сделать|остается сделать|осталось за кадром|остальное|оставшееся|оставшиеся шаги|оставшиеся работы|незавершённое|
      незавершенное|незавершённые задачи|незавершенные задачи|незавершённая работа|незавершенная работа|незаконченное|начато|начатое|
      наполовину сделано|полуготово|в очереди|на очереди|очередь задач|бэклог|беклог|тудушка|туду|список задач|список todo|к доработке|
      на доработку|доработать|доработки|требует доработки|надо доделать|нужно доделать|надо бы|хорошо бы|неплохо бы|было бы неплохо|
      было бы хорошо|стоило бы|стоит сделать|можно сделать|можно ещё|можно еще|можно доделать|можно улучшить|можно было бы|можно потом|
      можно отложить|подождёт|подождет|отложено|отложенное|отложили|перенесено|на завтра|на следующий раз|в следующий раз|
      на следующую сессию|следующая сессия|для следующей сессии|для следующего|следующему|тому кто продолжит|кто продолжит|
      кто будет продолжать|для продолжения|продолжение|как продолжить|как продолжать|откуда продолжить|с чего продолжить|с чего начать|
      с чего бы начать|начать с|отсюда продолжать|начинать отсюда|продолжать отсюда|первым делом|в первую очередь|прежде всего сделать|
      срочно|срочное|первоочередное|первоочередные задачи|потом|после этого|впереди|что впереди|что предстоит|предстоящие задачи|
      предстоящая работа|предстоящее|на подходе|на горизонте|ближайшие планы|ближайшее|в ближайшее время|дальнейшие планы|
      дальнейшие действия|дальнейшая работа|дальнейшее развитие|дальше делать|что делать|что делать потом|что сделать|что доделать|
      что проверить|проверить|надо проверить|нужно проверить|протестировать|исправить|надо исправить|нужно исправить|починить|добавить|
      дописать|допилить|план на завтра|план дальнейших действий|план дальнейшей работы|дорожная карта|роадмап|намечено|запланировано|
      задуманное|задумки|пожелания|хотелки|список хотелок|вишлист|рекомендуется|рекомендованный порядок|порядок действий|порядок работ|
      предлагаю|что предлагаю|я бы сделал|что бы я сделал|на перспективу|перспективы|перспектива|когда-нибудь|если будет время|
      когда будет время|по возможности|необязательно|опционально|краткосрочно|долгосрочно|высокий приоритет|средний приоритет|
      низкий приоритет|приоритет*|точки роста|что улучшить|что можно улучшить|шаги|действия|необходимые действия|требуется сделать|
      требуется|открытые пункты|открытые хвосты|незакрытое|незакрытые задачи|не закрыто|сейчас делаю|делаю сейчас|сейчас в работе|
      тем временем
    `,
    ko: `
      다음 단계|다음 작업|다음 할 일|다음|할 일|해야 할 일|남은 작업|남은 일|미완료|진행 중|예정|향후|향후 작업|계획|우선순위|권장 사항|내일|다음에 할 일|다음 세션|다음 세션에서 할 일|다음 할 작업|이어서 할 일|
      이어서 할 작업|해야 할 작업|남은 할 일|남은 과제|남은 것|미완료 작업|미구현|진행 예정|예정 작업|후속 작업|후속 조치|추후 작업|추후|개선 사항|개선 아이디어|제안|작업 목록|할 일 목록|우선 작업|보류|아직|하지 못한|못한 일|
      못한 작업|남아 있는|이어서|해야 할|다음 스텝|다음 액션|다음 할일|다음 작업자|다음 사람에게|다음 담당자|다음 목표|다음 계획|다음번|다음에 할|다음으로 할|다음 순서|다음 우선|다음 행동|다음 조치|다음 개발|다음 주|앞으로|
      앞으로 할|앞으로의|앞으로 할 일|향후 계획|향후 과제|향후 개선|향후 할 일|향후 방향|추후 과제|추후 계획|추후 개선|추후 할|추후 진행|나중에|나중에 할|나중으로|나중 일|언젠가|내일 할|내일 할 일|내일부터|다음주|이후 작업|
      이후 계획|이후 과제|이후 할|그 다음|이어서 진행|이어서 작업|이어받|이어 할|이어갈|이어하기|이어가기|여기서부터|여기서 시작|여기부터|어디서부터|재개|재개 방법|재개 지점|계속할|계속 진행|할일|할일 목록|할 것|할 작업|할 거|
      해야할|해야 하는|해야 됨|해야 됩니다|하면 되는|해야 할 것|해줘야|해 주세요|해주세요|부탁|부탁드립니다|부탁할 것|요청 사항|요청사항|남은|남은 거|남은 작업들|남은 이슈|남은 문제|남은 부분|남은 항목|남은 단계|남은 태스크|
      남은 TODO|남겨둔|남겨 둔|남아있는|잔여|잔여 작업|잔여 과제|잔여 업무|잔여 이슈|못 한 일|못 한 것|못한 것|못 끝낸|못끝낸|못다 한|다 못 한|다 못한|안 한 것|안 한 일|안한 것|안 끝난|덜 된|덜 끝난|미완|미완성|
      미완료 항목|미완료 사항|미완료된|미처리|미처리 사항|미진행|미착수|미해결 작업|미적용|아직 안|아직 못|아직 남은|아직 안 한|진행중|진행 중인|진행 중인 작업|진행중인 작업|작업 중|작업중|하던 일|하던 작업|하다 만|하다만|
      하는 중|중단된 작업|예정된|예정 사항|예정된 작업|계획된|계획된 작업|계획 중|작업 계획|실행 계획|개발 계획|구현 계획|추진 계획|로드맵|마일스톤|백로그|투두|태스크|작업 항목|과제|후속|후속 과제|후속 사항|후속 할 일|팔로업|
      액션 아이템|액션아이템|조치 사항|조치 필요|조치할|필요한 작업|필요 작업|작업 필요|수정 필요|수정할 것|고칠 것|고쳐야|보완 필요|보완할|보완 사항|보강|구현 필요|구현할 것|구현 예정|개발 예정|추가할 것|추가 작업|추가 필요|
      추가 과제|추가 구현|테스트 필요|테스트할|검증 필요|개선할|개선할 점|개선점|개선안|개선 방향|개선 과제|개선 필요|개선하면|아이디어|제안 사항|제안사항|추천|추천 작업|추천 순서|권장|권장 작업|권장 다음|권장 순서|권고|선택 사항|
      선택사항|있으면 좋|하면 좋|해보면 좋|하고 싶은|여유가 되면|여유 있으면|시간 되면|시간이 되면|급한|급한 것|긴급|급선무|최우선|우선 할|우선 처리|우선순위 높|우선순위 낮|높은 우선순위|낮은 우선순위|먼저 할|먼저 할 일|
      먼저 해야|첫 작업|첫 번째 할|첫 단계|단기|중기|장기|보류된|보류 중|보류한|미뤄둔|미룬 것|미룬|미뤄 둔|연기|마무리|마무리할|마무리 작업|뒷정리|인계 작업|인수인계 작업|넘기는 일|빠진 것|빠진 부분|부족한 것|부족한 점|
      부족한 부분
    `,
    it: `
      prossimi passi|prossimo passo|prossime attività|da fare|cosa resta|cosa manca|resta da fare|rimane da fare|rimanente|in sospeso|
      in corso|attività rimanenti|attività|piano|priorità|raccomandazioni|domani|in seguito|più avanti|da completare|prossimi|prossime|
      prossima|prossimo|prossima attività|prossimi compiti|prossima sessione|la prossima volta|per chi viene dopo|per chi verrà dopo|
      passi successivi|passo successivo|passi da fare|fasi successive|fase successiva|e adesso|adesso tocca|tocca|cosa fare|
      cosa viene dopo|cosa c'è da fare|cosa farei|quello che manca|quello che resta|rimasto fuori|rimasto indietro|rimasto a metà|
      rimasto in sospeso|lasciato a metà|rimane|rimangono|restano|rimanenti|manca|cose che mancano|lavori da fare|lavori in corso|
      lavoro in corso|lavoro futuro|attività aperte|compiti|task aperti|lista delle cose da fare|da implementare|da sistemare|
      da correggere|da migliorare|da testare|da provare|da rivedere|da aggiungere|riprendere|riprendi da qui|da dove ripartire|
      da dove iniziare|da dove partire|come ripartire|come procedere|proseguire|continuare|continua da qui|comincia da qui|inizia da qui|
      parti da qui|punto di partenza|non fatto|non finito|non completato|non iniziato|non ancora implementato|non implementato|
      cosa non è stato fatto|non c'è stato tempo|non ho fatto in tempo|incompleto|a metà|pendenti|pendenze|in lavorazione|piano d'azione|
      pianificato|previsto|in programma|tabella di marcia|ordine consigliato|ordine suggerito|suggerimento|proposte|proposta|idee|
      miglioramenti futuri|miglioramenti possibili|sviluppi futuri|sul futuro|in futuro|per il futuro|breve termine|medio termine|
      lungo termine|a breve|prioritario|urgente|per prima cosa|prima cosa da fare|primo passo|prima di tutto|azioni|azioni consigliate|
      il seguito|per dopo|la settimana prossima|se c'è tempo|non appena|nel frattempo|rimandato|rinviato|in coda|opzionale|sarebbe bello|
      per finire|per completare|si sblocca|ci sbloccano|chi riprende|chi continua|alla ripresa|riprendendo|nel cassetto
    `,
    et: `
      järgmised sammud|järgmised tööd|järgmine töö|järgmine|teha|pooleli|järgmised|järgmine ülesanne|järgmised ülesanded|
      järgmised tegevused|järgmine sessioon|järgmiseks|järgmiseks korraks|järgmisena|järgmisel korral|järgmisele|järgmisele agendile|
      järgmise jaoks|jargmised sammud|jargmine samm|mis saab edasi|mida edasi|mida teha|mida ma teeksin|mida teeksin|kuidas edasi|
      kuidas jätkata|kust alustada|kust edasi|kust otsast alata|siit edasi|jätka siit|alusta siit|jätkata|jätka|edasi|edasine|
      edasised sammud|edasised tööd|edasised tegevused|edaspidi|edasiarendused|tuleb teha|vaja teha|oleks vaja|tahab veel|teha veel|
      veel vaja|tegemata|tegemist ootab|tegemist vajab|ootab tegemist|ees ootab|jäi teha|jäi järgi|pooleli jäänud|pooleliolev|
      pooleliolevad|poolik|poolikud|lõpetamata|lõpetada|lõpuni teha|jäänud|järelejäänud|ülejäänud|mis on puudu|mis puudub|puudu|
      veel puudub|puudub veel|ootel tööd|töönimekiri|tööplaan|ülesanded|ülesannete nimekiri|lahtised ülesanded|lahtised tööd|
      lahtised otsad|lahtised asjad|tegevused|tegevuskava|tegevusplaan|plaan|plaanid|plaanitud|homme|homseks|hiljem|hilisemaks|kunagi|
      tulevikus|käsil|käimas|töös|tegemisel|prioriteedid|prioriteetsed|esimesena|esimene asi|esimene samm|kõigepealt|kiireloomulised|
      soovitused|soovitus|soovitan|soovitatav järjekord|soovitatavad sammud|ettepanekud|ettepanek|ideed|mõtted tulevikuks|parendused|
      parendusideed|võimalikud täiendused|võimalikud parendused|võiks teha|võiks veel|tasub teha|oleks tore|kui aega on|kui on aega|
      kõrge prioriteet|keskmine prioriteet|madal prioriteet|edasi lükatud|edasilükatud|parandada|vaja testida|vaja kontrollida|
      üle vaadata|vaja lisada|vahepeal|kui takistus kaob|niipea kui|pärast seda kui|saabub|saabuvad|kui vastus tuleb|kui luba tuleb|
      edasi viia|üle võtja|ülevõtjale|kes jätkab|jätkajale|järgmisele inimesele|mina teeks|mida teeks
    `,
  },
  gotchas: {
    en: `
      gotcha*|trap*|pitfall*|caveat*|warning*|caution|hazard*|danger*|risk*|beware|watch out|watch out for|watch for|look out for|careful|
      be careful|mind|known issue*|known problem*|known bug*|known limitation*|known limit*|known shortfall*|known quirk*|known weakness*|
      known defect*|known failure*|known flaw*|known gap*|known trouble*|known rough edges|known constraint*|issue*|problem*|bug*|defect*|
      limitation*|limits|shortfall*|shortcoming*|quirk*|oddit*|peculiarit*|surprise*|weak spot*|sore spot*|snag*|rough edges|sharp edges|
      stumbling block*|what's broken|what is broken|broken|what does not work|what doesn't work|does not work|doesn't work|not working|
      what failed|failed|failing|failure*|failed attempts|not blocking|what didn't work|what did not work|dead ends|tried and failed|
      what broke|what went wrong|why it failed|why it did not work|why it didn't work|por qué no funcionó|challenge*|difficult*|trouble|
      trouble spots|trade-off*|tradeoff*|downsides|drawback*|skip list|don't|do not|don't do|do not do|don'ts|never|must not|
      must not be edited|must not hand-edit|do not touch|don't touch|do not edit|hands off|off limits|avoid|things to avoid|open bugs|
      open issue*|errors|technical debt|tech debt|debt|regressions|flaky|anti-pattern*|antipattern*|must not get lost|easy to miss|
      things that bite|footgun*|landmine*|tricky|tricky parts|sensitive areas|things that bit me|things that bit us|what bit me|
      what bit us|bit me|bit us|bitten by|things to watch|to watch|things to be aware of|be aware|be aware of|to be aware of|aware|
      non-obvious|non obvious|not obvious|learned the hard way|hard-won|hard won|hard-won lessons|weirdness|weird stuff|oddness|
      strange things|confusing parts|sharp corners|dragons|here be dragons|mistakes|common mistakes|mistakes to avoid|do nots|forbidden|
      prohibited|no-go*|no-goes|unstable|workaround*|current issues|open defects|open problems|remaining issues known|things that break|
      what breaks|what can go wrong|failure modes|edge cases|corner cases|side effects|known failures|critical warning*|critical notes|
      safety notes|security notes|deal breakers|incompatibilities|compatibility notes|temporary hacks|do not change|do not break|
      don't break|do not remove|don't change|leave alone|please don't|please do not|watch list|watchlist|things to look out for|
      please be careful|tread carefully|oddities|gotchas and tips|traps and tips|what to look out for|what to be careful about|
      watch your step|sharp bits|fragile|fragile parts|brittle|sensitive|what hurts|pain points|pain point|annoyances|potential issue*|
      potential problem*|what bites|bites|known rough spots|rough spots|don't forget|do not forget|not to forget|lest we forget|
      what will hurt you|will hurt you|hurt me|hurt us|what hurt|what will bite you|will bite you|will bite|might bite|may bite|
      could bite|can bite|likely to bite|bites back|bite you|got bitten|got bit|got burned|got burnt|burned us|burnt by|burned by|
      what burned us|stung by|got stung|tripped me up|tripped us up|tripped me|tripped over|trips you up|trip you up|trip hazard*|
      trip wire*|tripping hazard*|trip ups|what tripped me up|stumbled over|stumbled on|stumbled into|where i stumbled|caught me out|
      caught us out|catches people out|catch you out|catches you out|caught out by|caught me off guard|caught off guard|got me|
      what got me|what got us|threw me|threw us|surprised me|surprised us|what surprised me|fooled me|fooled us|confused me|confused us|
      confusing bits|points of confusion|cost me|cost us|cost me hours|cost me time|cost us time|cost me a day|cost me an afternoon|
      ate my time|time sink*|time waster*|time killers|time thieves|wasted time on|wasted time|wasted hours|rabbit hole*|rat hole*|
      wild goose chase*|blind alley*|false trail*|false start*|red herring*|wrong turn*|wrong path*|dead end|cul de sac*|
      went down the wrong|don't waste time|do not waste time|don't waste your time|not worth trying|don't try|do not try|don't bother|
      do not bother|don't repeat|do not repeat|don't re try|do not retry|already tried|tried already|tried without success|tried in vain|
      tried didn't work|tried and rejected|tried and abandoned|tried and discarded|attempted and failed|failed approach*|
      failed experiment*|failed idea*|failed fix*|approaches that failed|approaches that did not work|things that failed|
      things that didn't work|things that did not work|things that don't work|things that do not work|didn't pan out|did not pan out|
      didn't work|did not work|won't work|will not work|doesn't fly|no joy|no dice|no luck with|abandoned approach*|the bad|bad news|
      the bad news|the ugly|the bad and the ugly|bad parts|ugly parts|ugly bits|ugly truth*|nasty bits|nasty surprise*|nasty corner*|
      gnarly bits|gnarly parts|hairy bits|hairy parts|scary bits|scary parts|spooky action|ghosts in the machine|skeletons in the closet|
      skeletons in the cupboard|bodies buried|where the bodies are buried|bodies are buried|buried bodies|here be monsters|
      there be dragons|creepy crawlies|mine field*|land mine*|booby trap*|bear trap*|time bomb*|ticking bomb*|ticking time bomb*|
      tick tick boom|foot gun*|self inflicted|rakes in the grass|speed bump*|bumps in the road|bumpy bits|thin ice|slippery bits|
      banana peel*|banana skin*|prickly bits|spiky bits|sharp objects|sharp things|sharp corner|sharp edge|rough edge|rough corners|
      rough bits|rough patches|wart list|known warts|warts and all|sore points|sore point|achilles heel|weak point*|weak link*|
      known faults|code smells|hacky bits|ugly hacks|duct tape|band aids|stop gap*|temporary measures|temporary shims|skeleton in|
      known debt|legacy debt|messy bits|known mess|fire hazard*|still on fire|on fire|this is on fire|bit rot|dodgy bits|iffy bits|
      shaky parts|shaky ground|wobbly bits|flaky tests|flaky test|flaky bits|fiddly bits|touchy bits|delicate parts|easily broken|
      easy to break|easily breaks|breaks easily|breaks if|breaks when|will break|might break|may break|could break|can break|
      what might break|what could break|what will break|what broke today|currently broken|still broken|known broken|known to be broken|
      known to fail|known bad|broken bits|broken parts|broken things|broken stuff|broken windows|broken tests|failing tests|
      known failing tests|test failures|pre existing failures|pre existing issues|preexisting issues|preexisting failures|existing bugs|
      existing issues|existing problems|unfixed bugs|unfixed issues|won't fix|will not fix|cannot be fixed|can't be fixed|live with it|
      living with|have to live with|we live with|accepted risk*|accepted limitation*|accepted trade offs|accepted shortcomings|
      by design limitations|inherent limits|hard limits|known ceilings|where it falls down|where it falls over|falls over|falls down|
      falls apart|where it breaks|where it breaks down|where it hurts|where it fails|how it fails|how it breaks|ways to break|
      how to break it|how not to|what not to do|what not to|not to do|things not to do|not to touch|what not to touch|not to be touched|
      not to be changed|not to change|what not to change|don't mess with|do not mess with|don't fiddle with|don't poke|
      don't poke the bear|let sleeping dogs lie|sleeping dogs|don't move|do not move|don't rename|do not rename|don't delete|
      do not delete|don't modify|do not modify|don't edit|don't remove|don't refactor|do not refactor|don't fix|do not fix|don't reformat|
      don't rewrite|do not rewrite|don't commit|do not commit|never commit|don't push|do not push|don't merge|do not merge|don't run|
      do not run|don't upgrade|do not upgrade|do not use|don't use|don't rely on|do not rely on|not to rely on|don't trust|do not trust|
      trust nothing|not to be trusted|don't assume|do not assume|don't be fooled|do not be fooled|don't get fooled|don't panic|
      do not panic|keep off|keep away|keep away from|keep clear|keep clear of|keep your hands off|keep out|stay away|stay away from|
      stay clear of|steer clear|steer clear of|stay out|stay out of|no touching|no touch|no entry|no trespassing|sacred cows|load bearing|
      load bearing hacks|leave it alone|leave as is|leave as they are|leave untouched|leave these alone|never do|never do this|never ever|
      please never|under no circumstances|thou shalt not|not allowed|forbidden moves|please avoid|avoid these|avoid doing|best avoided|
      to avoid|to be avoided|mind the gap|mind your step|mind your head|be wary|be wary of|wary of|stay alert|be alert|red flag*|
      yellow flag*|amber flag*|warning sign*|warning label*|health warning*|word* of warning|word* of caution|fair warning|
      you have been warned|you've been warned|pay attention|pay attention to|pay close attention|nota bene|cautionary tale*|
      handle with care|with care|take care|take care with|take care when|go carefully|go easy|go gently|fragile handle|care needed|
      needs care|needs caution|careful with|careful about|careful here|be careful with|be careful about|be careful of|keep an eye on|
      keep an eye out|keep your eyes open|keep watching|keep watch|keep a close eye|eyes on|eyes open|look out|on the lookout|
      look closely|what to be wary of|watch carefully|watch these|watch this|watch out when|to look out for|things to be careful|
      easy to forget|easy to get wrong|easily forgotten|easily missed|easily overlooked|easy to overlook|often forgotten|often missed|
      people forget|everyone forgets|easy mistakes|easy traps|classic mistakes|classic traps|classic blunders|common error*|common trap*|
      common pitfall*|common problem*|common issue*|common failure*|common stumbling blocks|recurring problem*|recurring issue*|
      recurring error*|recurring failure*|repeat offenders|usual suspects|known offenders|worst offenders|foot in mouth|slip ups|
      screw ups|foul ups|accidents waiting to happen|near miss*|close calls|war stor*|horror stor*|battle scars|scar tissue|painful bits|
      painful parts|from hell|dependency hell|head scratcher*|brain teasers|mind bender*|gotcha list|got ya*|gotch ya*|not so obvious|
      less obvious|counter intuitive*|not intuitive|unexpected behaviour*|unexpected behavior*|unexpected things|surprising behaviour*|
      surprising behavior*|surprising things|strange behaviour*|strange behavior*|weird things|weird bits|weird behaviour*|
      weird behavior*|odd things|odd bits|odd behaviour*|odd behavior*|odds and ends that bite|funny business|funny things|funky bits|
      bug bear*|pet peeves|subtle bits|subtle things|subtle points|subtle traps|fine print|small print|with an asterisk|buyer beware|
      terms and conditions apply|hidden trap*|hidden cost*|hidden coupling*|hidden dependenc*|hidden assumption*|hidden problem*|
      hidden issue*|hidden danger*|hidden gotcha*|lurking bugs|latent bug*|latent issue*|latent defect*|silent failure*|silently fails|
      fails silently|silent killers|unhandled cases|not handled|not supported|uncovered cases|can't do|cannot do|what it can't do|
      what it cannot do|what it doesn't do|what it does not do|doesn't do|does not support|doesn't support|doesn't handle|does not handle|
      blind spot*|security hole*|security concern*|security issue*|security risk*|what worries me|worries me|worried about|
      things i'm worried about|makes me nervous|what makes me nervous|keeps me up at night|keep me up at night|uneasy about|
      not happy with|not happy about|unhappy with|not proud of|i'm not proud of|what i don't like|what i dislike|don't like|what i regret|
      i regret|known sins|dirty laundry|dirty secret*|dirty little secret*|dirty tricks|shortcuts taken|shortcuts i took|corners cut|
      corners i cut|cut corners|price paid|known cost*|the catch|what's the catch|the rub|there's a catch|on the downside|side effect|
      side effects to know|unintended consequence*|ripple effects|blast radius|regression risk*|corruption risk*|data loss risk*|
      race condition*|timing issue*|timing trap*|ordering issue*|ordering trap*|ordering matters|order matters|platform quirks|
      browser quirks|compiler quirks|vendor quirks|tooling quirks|environment quirks|env quirks|ci quirks|version trap*|version conflict*|
      version mismatch*|version skew|breaking change*|do not upgrade yet|pinned for a reason|stuck on old|environment traps|
      constraints that bite|hard learned|hard learnt|hard earned|learnt the hard way|found out the hard way|the hard way|
      learned through pain|learned by burning|paid for in|paid in blood|written in blood|in blood|blood sweat and tears|lessons in pain|
      survival guide|survival tips|survival kit|survival notes|field hazards|safety warning*|safety first|safety catch*|
      safety precaution*|lock out|do's and don'ts|dos and don'ts|dos donts|no no|no nos|no no's|things that go wrong|goes wrong|go wrong|
      went wrong|what goes wrong|what usually goes wrong|when it goes wrong|if it goes wrong|things that went wrong|
      things that can go wrong|where it goes wrong|can go wrong|went sideways|went south|went badly|goes sideways|blew up|blows up|
      what blew up|bit in the|bit me today|bit us before|what bit|bit you|fell over|fell into|holes we fell into|hole i fell into|
      tar pit*|murky waters|rough water*|choppy water*|troubled waters|black spots|black magic|dark magic|dark corners|dark arts|
      dust under the rug|under the rug|swept under the rug|elephants in the room|elephant in the room|800 pound gorilla|pandora's box|
      can of worms|cans of worms|hornets nest|hornet's nest|wasp nest|powder keg|house of cards|poison pills|hot stove|live wires|
      live wire|high voltage|third rail|keep hands inside|my concerns|burned me|compromises made
    `,
    zh: `
      踩坑|坑|前车之鉴|注意|注意事项|注意点|警告|风险|已知问题|已知缺陷|已知限制|限制|局限|问题|陷阱|易错|不要|禁止|教训|故障|缺陷|难点|踩过的坑|遇到的坑|踩坑记录|踩坑经验|踩坑总结|坑点|遇到的问题|已知的问题|需要注意|需要注意的点|
      特别注意|容易出错|容易踩坑|不能做|不要做|禁止事项|红线|遗留缺陷|技术债|技术债务|已知 bug|已知bug|隐患|风险点|风险提示|避坑|避坑指南|教训与坑|故障记录|要小心|小心|当心|别碰|不要碰|不要动|特别提醒|提醒|容易|坑点记录|大坑|小坑|
      天坑|巨坑|深坑|坑位|坑爹|有坑|坑们|坑合集|坑在|坑与|坑和|这些坑|留意坑|踩雷|雷区|雷点|地雷|埋雷|暗雷|别踩|暗坑|暗礁|血泪|血的教训|血泪史|惨痛|翻车|翻车点|翻车现场|容易翻车|容易翻车的地方|容易掉坑|掉坑|入坑|绊脚|绕坑|绕开|绕行|
      避雷|避免事项|应避免|要避免|千万别|千万不要|切勿|切忌|切记|禁忌|大忌|禁区|禁令|禁止操作|严禁|不可以|不准|不允许|不许|别动|别改|别删|不能动|不能改|不能碰|不要改|不要删|不要修改|不要提交|请勿|勿动|勿改|勿删|碰不得|动不得|手别|
      轻易别|别乱|慎改|慎用|谨慎|务必小心|千万小心|多加小心|需谨慎|需小心|需警惕|警惕|警示|告警|危险|危险操作|危险区|高危|高风险|敏感|敏感区域|脆弱|脆弱点|不稳定|不靠谱|玄学|诡异|奇怪|怪事|怪异|怪癖|怪问题|反直觉|反常|特殊情况|
      边界情况|边缘情况|副作用|后遗症|历史包袱|历史遗留|历史问题|包袱|老问题|顽疾|毛病|老毛病|小毛病|瑕疵|缺点|弱点|短板|不足之处|硬伤|软肋|痛点|头疼|麻烦|麻烦点|棘手|困难|难题|难点与|挑战|关注点|易错点|易错项|易踩|易混|易混淆|易出错|
      易漏|易忽略|容易忽略|容易忘|容易漏|容易搞错|容易混|别忘|别忘了|不要忘|勿忘|不能忘|不能丢|错误|常见错误|常见问题|常见坑|报错|错误记录|失败|失败尝试|失败的尝试|失败记录|失败经验|失败原因|失败方案|失败教训|试过但|试过没用|尝试过但|
      尝试失败|走不通|走不通的路|行不通|死路|死胡同|弯路|走过的弯路|走弯路|没用的|不管用|没成功|没走通|无效|无效方案|不工作|坏掉的|坏了|还坏着|已知坑|已知异常|已知毛病|已知风险|已知不足|已知故障|已知错误|已知局限|现存问题|现有问题|
      存在的问题|存在问题|问题清单|问题列表|问题记录|问题汇总|问题点|当前问题|主要问题|潜在问题|潜在风险|潜在坑|风险与|风险项|风险清单|限制条件|使用限制|约束限制|局限性|不支持|兼容性问题|临时方案|临时绕过|临时 hack|权宜之计|规避方法|
      Bug 列表|未修的 bug|需注意|须注意|要注意|请注意|要留意|留意|留心|需要留意|值得注意|注意点与|务必注意|特别小心|重点注意|重要提醒|友情提示|温馨提示|温馨提醒|敲黑板|划重点|前人踩|前人教训|反模式|错误做法|错误示范|误区|常见误区|
      误解|欠债|债务|代码债
    `,
    ja: `
      注意|注意点|注意事項|罠|落とし穴|ハマりどころ|はまりどころ|ハマりポイント|既知の問題|既知の制約|既知の不具合|既知の課題|制約|制限|制限事項|リスク|警告|問題|問題点|不具合|課題|やってはいけない|禁止事項|注意すること|気をつけること|
      気をつける点|気を付けること|要注意|留意点|留意事項|ハマった点|ハマった箇所|はまった点|つまずいた点|つまずきポイント|苦労した点|失敗談|失敗したこと|うまくいかなかったこと|やらないこと|触らないこと|触ってはいけない|触らないでほしいもの|壊れやすい|
      既知のバグ|バグ|技術的負債|懸念点|懸念|懸念事項|リスクと注意|トラップ|罠と注意|気をつけ|気を付け|注意して|触らないで|ハマった|はまった|つまず|落とし穴と|ハマり|ハマりやすい|ハマりやすいところ|ハマった所|ハマったところ|ハマったこと|
      ハマりごと|ハマりどころメモ|はまり所|はまったこと|はまりやすい|ハマる|ハマるところ|沼ポイント|沼った|地雷|地雷原|爆弾|時限爆弾|トラブル|トラブルシュート|トラブル集|引っかかった|引っかかる|引っかかりやすい|引っ掛かり|ひっかかった|ひっかかり|
      つまづ|躓いた|躓き|躓きやすい|転んだ|転びやすい|苦労した|苦労したこと|苦戦|苦戦した|手こずった|てこずった|詰んだ|痛い目|痛い目を見た|泣いた|やらかし|やらかした|やらかしたこと|やらかしやすい|事故|事故りやすい|事故った|やばい|ヤバい|危険|
      危険な|危険箇所|危ない|危ういところ|怪しい挙動|変な挙動|謎挙動|謎の挙動|クセ|クセがある|癖がある|曲者|くせ|紛らわしい|間違えやすい|間違いやすい|間違えやすいところ|ミスしやすい|ミスりやすい|ありがちなミス|よくあるミス|よくある間違い|
      よくあるエラー|よくある失敗|勘違い|誤解しやすい|見落とし|見落としがち|見落としやすい|忘れがち|忘れやすい|忘れずに|忘れないで|忘れないこと|忘れてはいけない|落としてはいけない|注意が必要|注意を要する|注意書き|注意喚起|注意してほしい|注意すべき|
      注意したい|注意してください|ご注意|諸注意|特に注意|取り扱い注意|取扱注意|用心|慎重に|慎重|気をつけたい|気をつける|気をつけて|気を付けて|気を付けたい|気にしておく|油断|警戒|アラート|警告事項|やってはダメ|やっちゃダメ|やっちゃだめ|
      やってはだめ|やらないで|やらないほうが|やらない方が|やめておけ|やめて|やるな|するな|してはいけない|してはならない|しないでほしい|しないでください|しないこと|べからず|べからず集|禁じ手|禁止|NG集|NG事項|NGパターン|NG 例|ダメな例|
      駄目なこと|だめなこと|触るな|触るな危険|触らない|触らないほうが|触ると壊れる|いじらない|いじるな|いじらないで|変えるな|変えないで|変えてはいけない|変更禁止|変更しないで|消さないで|消すな|削除しないで|壊さないで|壊れている|壊れてる|
      壊れるところ|壊れもの|脆い|もろい|脆弱な箇所|不安定|不安定な|弱点|弱いところ|欠点|デメリット|短所|難点|難所|難しかった|難しい点|困難|困ったこと|困った点|困りごと|うまくいっていない|うまくいかなかった|うまくいかない|失敗|失敗例|失敗した|
      失敗したアプローチ|失敗パターン|失敗したもの|駄目だった|ダメだった|だめだった|動かないもの|動かなかった|動作しない|動いていない|動いてない|機能していない|効かなかった|試したがダメ|試してダメ|試して失敗|没案|行き止まり|袋小路|既知の|既知の罠|
      既知の注意|既知の問題点|既知の制限|既知の癖|既知エラー|既知問題|既知不具合|未解決バグ|未修正|未修正のバグ|残バグ|残存バグ|残存不具合|残っているバグ|バグ一覧|不具合一覧|エラー|エラー集|問題一覧|発生した問題|遭遇した問題|直面した問題|
      現在の問題|課題と注意|技術的制約|技術的課題|制約条件|制約と|限界|非対応|サポート外|副作用|回避策|ワークアラウンド|暫定対応|暫定対処|応急処置|負債|技術負債|アンチパターン|エッジケース|例外ケース|特殊ケース|リスク要因|潜在リスク|潜在的な問題|
      懸案|不安要素|不安な点|心配|心配な点|心配ごと|ヒヤリ|ヒヤリハット|教訓と罠
    `,
    de: `
      eigenheiten|stolperfallen|stolpersteine|fallen|fallstricke|achtung|vorsicht|warnung*|hinweise zur vorsicht|bekannte probleme|
      bekannte fehler|bekannte einschränkungen|bekannte grenzen|einschränkungen|grenzen|grenze|probleme|fehler|risiken|risiko|
      schwachstellen|tücken|besonderheiten|nicht anfassen|was nicht geht|was nicht funktioniert|zu beachten|worauf man achten muss|
      worauf zu achten ist|aufpassen|bitte beachten|beachten|bekannte macken|macken|bekannte bugs|bugs|bekannte schwächen|
      technische schulden|altlasten|sackgassen|was schiefging|was schief ging|was nicht geklappt hat|gescheitertes|gescheiterte versuche|
      nicht tun|nicht machen|verboten|finger weg|nicht ändern|hürden|schwierigkeiten|merkwürdigkeiten|überraschungen|warnhinweise|
      vorsicht bei|gefahren|gotchas|fallen und macken|achten|worauf man achten|aufzupassen|hakt|klemmt|was weh tut|was nervt|wo es hakt|
      heikel|heikle stellen|empfindlich|seltsames|komisches|vorsichtig|wo man leicht hineinfällt|hineinfällt|reinfällt|reinfallen|
      reingefallen|hereingefallen|in die falle|falle|fußangeln|fettnäpfchen|stolperstellen|stolperstein|stolperfalle|tretminen|minenfeld|
      knackpunkte|knackpunkt|pferdefüße|pferdefuß|haken und ösen|der haken|tücke|tückisch|tückisches|heimtückisch|kniffelig|knifflig*|
      vertrackt|verzwickt|nicht offensichtlich|nicht erwartet|unerwartetes|unerwartet|wunderlich*|skurriles|seltsamkeiten|komische sachen|
      komisches verhalten|merkwürdiges|eigenarten|eigenheit|eigentümlichkeiten|kuriositäten|kurioses|sonderfälle|randfälle|grenzfälle|
      ausnahmen|wackelig|wackelt|wacklig*|wackelkandidaten|instabil|fragil|zerbrechlich|brüchig|baufällig|anfällig|unzuverlässig|
      geht nicht|geht gar nicht|geht kaputt|läuft nicht|läuft noch nicht rund|läuft nicht rund|noch kaputt|kaputt|defekt|defekte|
      was kaputt ist|was bricht|was kaputtgeht|bricht|mängel|bekannte mängel|macke|schwächen|unzulänglichkeiten|nachteile|kehrseite|
      kompromisse|beschränkungen|limitierungen|limits|engpässe|ärger|ärgernisse|ärgerlich|nervig|nervt|tut weh|hat weh getan|
      hat mich gekostet|hat uns gekostet|hat zeit gekostet|zeitfresser|zeitdiebe|gebissen|was mich gebissen hat|auf die nase gefallen|
      auf die nase|auf die füße|um die ohren|daneben gegangen|danebengegangen|in die hose|schiefgegangen|schief gegangen|schiefgehen kann|
      schief gehen kann|was schiefgehen|gescheitert|fehlversuche|fehlschläge|irrwege|holzwege|holzweg|erfolglos|erfolglos versucht|
      erfolglos probiert|versucht und verworfen|probiert und verworfen|vergeblich|hat nicht geklappt|hat nicht funktioniert|
      nicht geklappt|bringt nichts|bringt nix|nicht nochmal versuchen|nicht noch einmal|nicht wieder versuchen|nicht wiederholen|lass es|
      lasst es|bloß nicht|bitte nicht|besser nicht|lieber nicht|auf keinen fall|keinesfalls|niemals|nie wieder|no-gos|verbote|untersagt|
      tabu|tabus|hände weg|pfoten weg|liegen lassen|stehen lassen|in ruhe lassen|nicht löschen|nicht verändern|nicht kaputt machen|
      nicht bearbeiten|nicht entfernen|nicht verwechseln|verwechslungsgefahr|nicht vergessen|nicht übersehen|leicht zu übersehen|
      leicht übersehen|übersieht man|dran denken|daran denken|denk dran|denkt dran|im hinterkopf|im auge behalten|obacht|aufgepasst|
      pass auf|passt auf|augen auf|aufmerksam|warnung vorweg|warnt|gefahr|gefährlich|gefahrenstellen|riskant|brisant|kritische stellen|
      kritische punkte|kritisch|problematisch|problematisches|problemstellen|problemzonen|problem|bekanntes problem|aktuelle probleme|
      fehlerquellen|fehlerquelle|häufige fehler|typische fehler|offene fehler|offene bugs|offene probleme|bekannte lücken|
      bekannte schwachstellen|bekannte stolperfallen|bekannte fallen|bekannte eigenheiten|schmerzpunkte|wunde punkte|wunder punkt|
      achillesferse|krücken|notlösungen|behelfslösungen|provisorien|provisorisch|umgehungslösungen|workarounds|schulden|baufehler|
      nebenwirkungen|seiteneffekte|unverträglichkeiten|inkompatibilitäten|vorsichtsmaßnahmen|sicherheitshinweise|wichtige warnung*|
      wo aufpassen|worauf aufpassen|worauf du achten|wo's klemmt|wo es klemmt|wo es hängt|wo es knirscht|knirscht|zwickt|wo es zwickt|
      da hakt es|was man wissen muss bevor|ueberraschungen|bekannte einschraenkungen|drachen
    `,
    es: `
      trampas|cuidado|ojo|atención|advertencia*|aviso*|riesgo*|problema*|problemas conocidos|errores|errores conocidos|limitacion*|
      limitaciones conocidas|fallos|fallas|no tocar|no hacer|dificultades|precauciones|puntos delicados|incidencias|a tener cuidado|
      tener cuidado|tener cuidado con|cosas a vigilar|puntos de atención|errores comunes|deuda técnica|lo que no funciona|qué no funciona|
      no funciona|lo que falló|qué falló|bugs|bugs conocidos|fallos conocidos|limitación|sorpresas|rarezas|manías|peligros|prohibido|
      no romper|inconvenientes|obstáculos conocidos|callejones sin salida|a qué prestar atención|prestar atención|qué vigilar|ojo con|
      delicado|lo delicado|frágil|cuidadito con|mucho ojo|ojo al dato|ojito con|alerta|precaución|precaucion|atencion|peligro|peligroso|
      trampa|escollos|tropiezos|piedras en el camino|campo de minas|campo minado|quebraderos de cabeza|puntos débiles|puntos críticos|
      puntos frágiles|puntos sensibles|partes frágiles|zona peligrosa|cosas raras|comportamiento extraño|comportamiento raro|
      particularidades|peculiaridades|raro|error conocido|error frecuente|errores frecuentes|errores a evitar|errores encontrados|
      errores abiertos|bugs abiertos|incidencias conocidas|límites|restricciones|evitar|evita|no hacer nunca|nunca|jamás|
      lo que no hay que hacer|prohibiciones|no se toca|no modificar|no editar|no cambiar|no borrar|no usar|no ejecutar|intocable|
      no olvidar|no olvides|que no se pierda|que no se olvide|deudas técnicas|chapuzas|parches temporales|soluciones temporales|
      intentos fallidos|lo intentado sin éxito|no funcionó|salió mal|qué se rompió|roto|lo que está roto|qué está roto|vías muertas|
      vía muerta|callejón sin salida|efectos secundarios|efectos colaterales|casos límite|casos borde|antipatrones|malas prácticas|
      regresiones|pruebas inestables|tests inestables|tests intermitentes|inestable|intermitente|lo que duele|lo que nos costó|
      aquí se rompe|fácil de olvidar|fácil de romper|no es obvio|que no te pille|para no tropezar|vigilar|estar atento|estar atentos|
      atentos|complicaciones|complicado|desafíos|retos|desventajas|la letra pequeña|lo que da guerra|qué puede salir mal|puede fallar|
      puede romperse|lo que hay que vigilar|lo sensible|te puede morder|que se rompe|que se rompen|se rompe solo|no fiarse|no te fíes|
      hay que fiarse|no confiar|desconfiar|lo que falla|que fallan|te va a pasar|me costó horas|nos costó horas|nos mordieron|nos mordió|
      hay dragones|que te pase|muerde|muerden
    `,
    fr: `
      pièges|piège|attention|avertissement*|mise en garde|points de vigilance|points d’attention|points d'attention|risque*|problème*|
      problèmes connus|bugs connus|limites|limites connues|limitations|erreurs|à éviter|ne pas toucher|difficultés|prudence|
      points délicats|points sensibles|à surveiller|à ne pas faire|ne pas faire|ne pas modifier|interdits|interdit|faire attention|
      attention à|bizarreries|surprises|dette technique|dettes|ce qui ne marche pas|ce qui ne fonctionne pas|ne fonctionne pas|
      ce qui a échoué|échecs|impasses|anomalies|anomalies connues|défauts connus|limitations connues|contraintes connues|dangers|
      précautions|bugs|pièges à éviter|problèmes rencontrés|difficultés rencontrées|à quoi faire attention|faire gaffe|fragile|délicat|
      ce qui coince|ça coince|prudent|là où ça coince|où ça coince|coince encore|là où ça casse|où ça casse|ça casse|ce qui casse|
      peut casser|ce qui peut casser|cassé|ce qui est cassé|pannes|dysfonctionnements|dysfonctionnement|défauts|défaut|faiblesses|
      points faibles|point faible|maillon faible|fragilités|fragilité|fragiles|instable|instabilités|capricieux|caprices|sensible|
      zones sensibles|zones fragiles|zones à risque|zone à risque|zones de danger|zone dangereuse|terrain miné|terrain glissant|
      champ de mines|mines|chausse-trappes|chausse-trapes|embûches|écueils|écueil|pieges|peaux de banane|là où on tombe|où on tombe|
      tomber dans le panneau|tombé dans le piège|faux amis|on se fait avoir|se faire avoir|je me suis fait avoir|m'a piégé|nous a piégés|
      m'a mordu|mordu|s'est cassé les dents|cassé les dents|coûté cher|ça m'a coûté|m'a fait perdre du temps|perdre du temps|
      pertes de temps|ce qui fait mal|ça fait mal|points douloureux|points de douleur|douleurs|ce qui énerve|énervant|agaçant|galères|
      galère|la galère|ça rame|soucis|souci|soucis connus|ennuis|tracas|hic|le hic|le bémol|bémols|bémol|inconvénients|revers|compromis|
      contreparties|effets de bord|effets secondaires|cas limites|cas particuliers|cas tordus|subtilités|subtil|particularités|
      particularité|spécificités|singularités|étrangetés|étrange|bizarre|trucs bizarres|choses bizarres|curiosités|excentricités|
      inattendu|imprévus|surprenant|contre-intuitif|pas évident|non évident|trompeur|traître|vicieux|sournois|facile à rater|
      facile à oublier|on oublie souvent|à ne pas oublier|ne pas oublier|n'oubliez pas|n'oublie pas|pensez à|penser à|garder en tête|
      garder à l'œil|garder à l'oeil|avoir à l'œil|à garder à l'esprit|méfiance|se méfier|méfiez-vous|méfie-toi|à se méfier|gare à|gare|
      prenez garde|prendre garde|prends garde|faites attention|fais attention|fais gaffe|faites gaffe|gaffe|vigilance|alerte|alertes|
      mises en garde|a eviter|à éviter absolument|à proscrire|proscrit|à bannir|interdictions|interdiction|défense de|tabous|surtout pas|
      pas touche|ne touchez pas|ne touche pas|laisser tranquille|laisser tel quel|ne jamais|jamais|plus jamais|ne pas refaire|
      ne pas réessayer|ne pas retenter|ne pas relancer|ne pas casser|ne pas supprimer|ne pas effacer|ne pas éditer|ne pas changer|
      ne pas confondre|à ne pas confondre|à ne pas toucher|à ne pas modifier|à ne pas refaire|à ne pas casser|ce qui n'a pas marché|
      n'a pas marché|n'a pas fonctionné|ce qui n'a pas fonctionné|pas marché|ce qui ne va pas|ne va pas|ne marche pas|
      ne marche toujours pas|ça ne marche pas|ce qui cloche|cloche|qui cloche|ratés|ratages|essais ratés|tentatives ratées|
      tentatives échouées|essayé sans succès|tenté sans succès|sans succès|essais infructueux|tentatives infructueuses|fausses pistes|
      fausse piste|pistes abandonnées|voies sans issue|culs-de-sac|cul-de-sac|ce qui a mal tourné|mal tourné|erreurs connues|
      erreurs fréquentes|erreurs courantes|erreurs à éviter|erreurs à ne pas refaire|sources d'erreur|bugs ouverts|bugs restants|bogues|
      bogues connus|problème connu|problèmes ouverts|problèmes en cours|problèmes restants|restrictions|contraintes|garde-fous|
      contournements|rustines|bricolages|verrues|points critiques|points noirs|points problématiques|points d'alerte|où faire attention|
      attention aux|dangereux|risqué|precautions|dragons|ecueils|ecueil|enervant|etrangetés|etrange|a ne pas oublier|a garder à l'esprit|
      a se méfier|a éviter absolument|a proscrire|a bannir|a ne pas confondre|a ne pas toucher|a ne pas modifier|a ne pas refaire|
      a ne pas casser|a éviter|a surveiller|a ne pas faire|echecs|a quoi faire attention
    `,
    pt: `
      armadilhas|pegadinhas|cuidado*|atenção|aviso*|alerta*|risco*|erros|erros/riscos|problema*|problemas conhecidos|limitaç*|
      limitações conhecidas|falhas|não mexer|não fazer|não pode se perder|dificuldades|pontos de atenção|cuidado com|tomar cuidado|
      para ter cuidado|tome cuidado|ficar de olho|o que não funciona|não funciona|o que deu errado|o que falhou|dívida técnica|bugs|
      bugs conhecidos|erros conhecidos|erros comuns|surpresas|esquisitices|perigos|proibido|não alterar|não quebrar|becos sem saída|
      limites conhecidos|conhecidos|restrições|detalhes traiçoeiros|problemas encontrados|prestar atenção|no que prestar atenção|delicado|
      frágil|de olho|fique atento|ficar atento|pegadinha|armadilha|tenha cuidado|abre o olho|olho vivo|atencao|muita atenção|
      preste atenção|fica esperto|se liga|perigo|perigoso|zona de perigo|campo minado|pedras no caminho|ciladas|tropeços|perrengues|
      dores de cabeça|pepinos|gambiarras|gambiarra|quebra-galhos|soluções temporárias|pontos fracos|ponto fraco|pontos frágeis|
      pontos sensíveis|pontos críticos|partes frágeis|zonas frágeis|coisas estranhas|comportamento estranho|particularidades|
      peculiaridades|estranho|esquisito|limites|limitação conhecida|limitacoes|restricoes|falhas conhecidas|erro conhecido|
      erros encontrados|erros frequentes|bugs abertos|defeitos|complicações|complicado|o que quebrou|está quebrado|não deu certo|
      não funcionou|não resultou|correu mal|deu errado|deu ruim|o que dá errado|pode dar errado|o que pode correr mal|pode falhar|
      tentativas falhadas|sem sucesso|fracassos|beco sem saída|efeitos colaterais|casos de borda|casos limite|antipadrões|anti-padrões|
      más práticas|regressões|testes instáveis|instável|intermitente|nunca|jamais|evitar|evite|não faça|não mexa|não tocar|não pode|
      não editar|não mudar|não modificar|não apagar|não remover|não usar|não executar|nao mexer|nao fazer|intocável|proibições|
      não esquecer|não esqueça|não se esqueça|fácil de esquecer|fácil de quebrar|não é óbvio|dívidas técnicas|débito técnico|
      débitos técnicos|desvantagens|desafios|atentar para|vigiar|para não cair|o que ninguém te conta|que mordem|que mordeu|que quebra|
      que quebram|não confie|não confiar|desconfie|que falham|o que falha|pode te pegar|te pega|perdi horas|tropeça|pisando em ovos|
      há dragões|machuca
    `,
    ru: `
      подводные камни|грабли|ловушки|осторожно|внимание|предупреждени*|риски|известные проблемы|известные ошибки|известные ограничения|
      ограничения|проблемы|проблема|ошибки|баги|не трогать|нельзя|сложности|трудности|нюансы|особенности|на что обратить внимание|
      важно не забыть|будьте осторожны|осторожнее|чего не делать|не делать|запрещено|не менять|не ломать|тонкости|тонкие места|странности|
      сюрпризы|тупики|что не работает|не работает|что пошло не так|что не получилось|неудачные попытки|технический долг|техдолг|
      известные баги|известные недостатки|недостатки|ловушки и грабли|опасности|обратить внимание|на что смотреть|следить за|хрупкое|
      хрупкие места|больные места|что мешает работать|аккуратно|аккуратнее|засада|засады|тут засада|мины|минное поле|подвохи|подвох|
      в чём подвох|в чем подвох|ловушка|капканы|западня|западни|подводный камень|где можно споткнуться|споткнуться|споткнулись|спотыкал*|
      обо что споткнулись|на чём споткнулись|на чем споткнулись|на что наткнулись|наткнулись|наткнулся|на что напоролись|напоролся|
      напоролись|наступил|наступили|наступили на грабли|на какие грабли|обожглись|обжёгся|обжегся|на чём обожглись|на чем обожглись|
      прокололись|проколы|косяки|косяк|лажа|факапы|факап|баг|глюки|глюк|глюки и баги|глючит|барахлит|ломается|что ломается|где ломается|
      что может сломаться|может сломаться|сломано|что сломано|сломалось|легко сломать|легко забыть|легко пропустить|легко упустить|
      неочевидн*|неочевидные моменты|не так очевидно|неожиданности|неожиданное|странное|странное поведение|странности и нюансы|чудеса|
      чудачества|причуды|заморочки|закавыки|загвоздка|загвоздки|заковырки|капризы|капризничает|хитрости|хитрые места|коварно|коварное|
      коварные места|скользкие места|скользкое|слабые места|слабое место|уязвимые места|уязвимости|узкие места|узкое место|
      проблемные места|опасные места|опасно|опасность|больное место|боль|боли|что болит|где болит|бесит|что бесит|раздражает|неприятности|
      неприятное|неудобства|беда|беды|неполадки|неисправности|дефекты|изъяны|минусы|слабости|компромиссы|побочные эффекты|побочки|
      крайние случаи|граничные случаи|пограничные случаи|особые случаи|костыли|костыль|временные решения|обходные пути|заплатки|долги|
      техдолги|лимиты|рамки|запреты|запрет|табу|под запретом|ни в коем случае|ни за что|никогда|никогда не|не надо|не нужно делать|
      не стоит|не стоит делать|лучше не|не лезть|не лезь|не лезьте|туда не лезть|не трогай|не трогайте|руками не трогать|руки прочь|
      оставить как есть|не удалять|не редактировать|не править|не путать|не перепутать|не забыть|не забудь|не забудьте|не забывать|
      не наступать|не повторять|не повторяйте|не пробовать|не пытаться|не делай|не делайте|больше так не делать|больше не пробовать|
      чего нельзя|что нельзя|нельзя делать|чего избегать|избегать|остерегаться|остерегайтесь|опасаться|берегись|берегитесь|аккуратней|
      осторожней|с осторожностью|будь осторожен|будь внимателен|будьте внимательны|внимательно|внимательнее|имей в виду|имейте в виду|
      иметь в виду|учесть|учитывать|что учесть|что учитывать|надо учитывать|помнить|надо помнить|важно помнить|держать в голове|
      держать в уме|следить|смотреть в оба|на что обращать внимание|обратите внимание|обрати внимание|тревожно|тревожные места|риск|
      возможные проблемы|возможные риски|потенциальные проблемы|текущие проблемы|частые ошибки|типичные ошибки|типовые ошибки|ошибка|
      существующие проблемы|оставшиеся проблемы|открытые баги|открытые проблемы|обнаруженные проблемы|найденные проблемы|
      возникшие проблемы|проблемные моменты|сложные места|сложные моменты|тонкие моменты|нюанс|что не пошло|не пошло|не сработало|
      что не сработало|не получилось|не вышло|не прокатило|не взлетело|что не помогло|пробовали|пробовали и не|тупиковые пути|
      тупиковые варианты|провалы|неудачи|неудачный опыт|неудачные подходы|неудачные решения|отвергнутые варианты|отброшенные варианты|
      почему не получилось|что пошло наперекосяк|наперекосяк|пошло не так|где болото|где тонко|где тонко там и рвётся|
      где тонко там и рвется|подстава|подставы|тут водятся драконы|драконы|аварийные ситуации|предостережени*|предупрежден*|
      меры предосторожности|минус
    `,
    ko: `
      주의|주의사항|주의 사항|주의할 점|함정|경고|위험|리스크|알려진 문제|알려진 이슈|알려진 제한|제한 사항|제한사항|문제점|문제|이슈|하지 말 것|금지|버그|주의 할 점|유의사항|유의 사항|조심할 것|조심할 점|주의 필요|삽질|
      삽질 기록|삽질 포인트|겪은 문제|발생한 문제|알려진 버그|알려진 결함|기술 부채|제약|제약 사항|제약사항|한계|금지 사항|금지사항|하면 안 되는 것|건드리지 말 것|위험 요소|실패한 시도|안 되는 것|동작하지 않는 것|조심|유의|
      건드리지|하면 안|주의점|주의 점|주의하세요|주의해야|주의할 것|주의해 주세요|주의 요망|주의요망|주의 깊게|조심해야|조심하세요|조심해|조심할 부분|유의점|유의할|유의할 점|유의하세요|경계|경고 사항|경고사항|위험 사항|위험한|
      위험한 것|위험 구간|위험 부분|위험성|위험 지점|지뢰|지뢰밭|폭탄|시한폭탄|함정들|함정 주의|삽질한|삽질했던|삽질 방지|삽질 주의|삽질 목록|삽질 노트|뻘짓|헤맨|헤맸던|헤맨 부분|헤매기|고생한|고생했던|고생한 점|고생한 부분|애먹은|
      애먹었던|데인|당한 것|당했던|물린|걸려 넘어|걸리기 쉬운|걸린 부분|걸렸던|발목|발목 잡|꼬이는|꼬인|꼬이기 쉬운|까다로운|까다로운 부분|까다로운 점|골치|골치 아픈|골칫거리|말썽|이상한 점|이상한 동작|이상 동작|기묘한|특이한 점|
      특이한 동작|특이점|특이 사항|헷갈리는|헷갈리기 쉬운|헷갈릴|혼동|착각|오해하기|실수하기 쉬운|실수|실수 주의|흔한 실수|자주 하는 실수|자주 틀리는|놓치기 쉬운|놓치기 쉬|까먹기 쉬운|까먹지|잊기 쉬운|잊지 말|잊지 말 것|잊지마|
      잊으면 안|빠뜨리기 쉬운|하지 마세요|하지마세요|하지 말아야|하지 말아야 할|하지말 것|하지말아야|하지 마|하지마|해선 안|해서는 안|하면 안되는|하면 안 됨|절대 하지|절대 금지|절대로|금기|금지 목록|금지된|피해야|피할 것|
      피해야 할|건들지|건드리면|손대지|손대면 안|만지지|만지지 마|바꾸지 마|바꾸지 말|바꾸면 안|수정 금지|수정하지|삭제 금지|지우지 마|지우지 말|깨지기 쉬운|깨지는|깨지기 쉬|깨진 것|망가진|망가진 것|고장|고장난|고장 난|취약|
      취약한|취약점|불안정|불안정한|약점|단점|아쉬운 점|한계점|한계 사항|제한 조건|제한점|알려진 한계|알려진 오류|알려진 제약|알려진 함정|알려진 문제점|알려진 증상|미지원|지원하지 않|지원 안|안 되는|안되는|안되는 것|안 됐던|안됐던|
      안 됐던 것|안 된 것|동작 안|작동하지 않|작동 안|동작하지 않|실패|실패한|실패한 것|실패한 방법|실패한 접근|실패 사례|실패 기록|실패 원인|시도했지만|시도했으나|시도했다가|해봤지만|해봤는데|막다른|막다른 길|안 통한|안 먹힌|
      효과 없|소용없|문제가 된|문제 목록|문제 사항|문제상황|문제 상황|현재 문제|현재 이슈|남은 버그|버그 목록|미해결 버그|이슈 목록|이슈 사항|이슈사항|오류|오류 목록|에러|에러 목록|에러 모음|트러블|트러블슈팅|장애|장애 이력|
      어려웠던|어려운 점|어려움|어려웠던 점|힘들었던|난관|난점|난제|도전 과제|부작용|우회 방법|우회책|임시방편|임시 조치|임시 방편|임시 해결|땜빵|땜질|꼼수|부채|레거시 문제|안티패턴|안티 패턴|엣지 케이스|예외 상황|예외 케이스|우려|
      우려 사항|우려사항|우려되는|걱정|걱정되는|찜찜한|불안한|잠재적 문제|잠재 위험|잠재적 위험|리스크 요인|신경 써야|신경 쓸|눈여겨
    `,
    it: `
      attenzione|attenzione a|avvertenze|avvertenza|avvisi|trappole|insidie|rischi|rischio|problemi|problemi noti|errori|errori noti|
      limiti|limiti noti|limitazioni|bug noti|difficoltà|non fare|non toccare|da non fare|cosa non funziona|punti delicati|occhio|
      attenti a|attenti al|stare attenti|stai attento|prestare attenzione|con cautela|precauzioni|avviso|avvertimenti|pericolo|pericoloso|
      zona pericolosa|campo minato|trabocchetti|tranelli|insidia|scogli|rogne|grane|magagne|guai|problemi conosciuti|problemi aperti|
      problemi irrisolti|problemi incontrati|criticità|bug aperti|difetti|anomalie|errori comuni|errori frequenti|limite noto|
      limiti conosciuti|limitazione|vincoli|restrizioni note|debolezze note|punti deboli|punti critici|punti fragili|punti dolenti|
      punti di attenzione|punti d'attenzione|parti fragili|cose strane|strano|particolarità|i capricci|comportamenti strani|
      comportamenti anomali|sorprese|imprevisti|inghippi|complicazioni|sfide|svantaggi|evitare|evita|mai|non si tocca|giù le mani|
      intoccabile|vietato|divieti|proibito|non modificare|non cambiare|non cancellare|non rimuovere|non usare|non rompere|non dimenticare|
      da non perdere di vista|facile da dimenticare|facile da rompere|facile sbagliare|ci siamo cascati|non ovvio|non è ovvio|
      debito tecnico|accrocchi|soluzioni temporanee|cosa non va|non va|non funziona|non ha funzionato|andato storto|
      cosa può andare storto|cosa può rompersi|cosa si rompe|rotto|fallimenti|tentativi falliti|senza successo|vicoli ciechi|vicolo cieco|
      effetti collaterali|casi limite|cattive pratiche|regressioni|test ballerini|cosa fa male|cosa dà fastidio|cosa mi ha fregato|
      fregature|tenere d'occhio|da sorvegliare|compromessi|fragil*|delicat*|instabil*|intermittent*|stranezz*|che mordono|che si rompe|
      che si rompono|non fidarsi|non fidarti|non ci si fidi|inciampare|si inciampa|che fallisce|che falliscono|sono caduto|ho perso ore|
      può fregare|ti frega|fanno male|ci si fa male|farsi male|ci sono draghi
    `,
    et: `
      ohud|hoiatused|tähelepanu|probleemid|teadaolevad vead|hoiatus|pane tähele|pange tähele|tähele panna|tähelepanu vajavad|
      tähelepanu pöörata|silm peal|hoia silmad lahti|mida jälgida|vaja jälgida|mida karta|millest hoiduda|hoidu|karid|veealused karid|
      komistuskivid|komistuskohad|lõksud|lõks|peidetud lõksud|konksud|kus konks|ämbrid|ära astu ämbrisse|rehad|oht|ohukohad|ohtlik|
      ohtlikud kohad|miiniväli|probleem|probleemkohad|teadaolevad probleemid|teadaolevad piirangud|teadaolevad puudused|teadaolevad|
      teada vead|teada-tuntud vead|lahtised probleemid|lahendamata probleemid|lahendamata vead|avatud vead|lahtised vead|piirangud|
      piirang|puudused|puudujäägid|vead|sagedased vead|tüüpvead|defektid|nõrkused|nõrgad kohad|kitsaskohad|valukohad|valupunktid|habras|
      haprad kohad|tundlikud kohad|kriitilised kohad|keerulised kohad|keerukused|raskused|väljakutsed|iseärasused|eripärad|kiiksud|veider|
      kummalised asjad|imelikud asjad|üllatused|ootamatused|ei tööta|ei töötanud|mis ei õnnestunud|ei toimi|läks valesti|läks katki|
      mis läks viltu|katki|mis on katki|katkised asjad|ebaõnnestumised|ebaõnnestunud|nurjunud katsed|ummikteed|tupikteed|
      proovitud edutult|ära tee|ära puutu|ära puuduta|ära näpi|ära muuda|ära kustuta|ära kasuta|ära unusta|mitte puutuda|mitte teha|
      mitte muuta|mitte kasutada|ei tohi|ei tohi unustada|ei tohi puutuda|vältida|väldi|keelatud|keelud|mitte kunagi|mitte mingil juhul|
      näpud eemale|käed eemale|hoia eemale|puutumatu|tehniline võlg|tehnovõlg|ajutised lahendused|häkid|kõrvalmõjud|erijuhud|äärejuhud|
      piirjuhud|kõikuvad testid|kergesti ununeb|kerge unustada|lihtne unustada|lihtne eksida|eksitav|mitteilmne|ei ole ilmne|pole ilmne|
      pole ilmselge|võib valesti minna|mis võib katki minna|hammustab|peavalud|miinused|antimustrid|halvad tavad|regressioonid|peensused|
      nüansid|ettevaat*|ebastabiil*|veidrus*|hapra*|komistada|komistasin|ei maksa usaldada|läheb katki|lähevad katki|kipub ununema|
      kipuvad katki|raiskasin tunde|silmas pidada ja karta|kõrvetada|haiget saada
    `,
  },
  patterns: {
    en: `
      pattern*|convention*|working rule*|rule|rules|house rules|ground rules|golden rule*|decision*|key decision*|technical decision*|
      design decision*|architecture decision*|architectural decision*|decisions made|decisions taken|decisions with links|design choice*|
      choices|choices made|what we settled|settled|agreed|agreement*|principle*|guideline*|standard*|practice*|best practices|policy|
      policies|invariant*|how we work|ways of working|working agreement*|rationale|things that worked|what worked|what worked well|
      worked well|workflow rules|must follow|always|must keep|protocol*|discipline|style|hard rule*|critical rule*|hard constraint*|
      non-negotiable*|non negotiable*|guardrails|guard rails|standing orders|standing instructions|user preferences|coding standards|
      code style|naming convention*|house style|ways we work|how we do things|how things are done|design notes|design rationale|
      approach taken|approaches taken|choices we made|decisions we made|decision log|what we decided|we decided|what was decided|decided|
      resolved decisions|settled questions|established pattern*|architecture rule*|architectural rule*|working principles|do's|idioms|
      keep doing|rules of the house|rules of engagement|rules to follow|ground truth|how we do it here|how we do this|how it's done here|
      the way we do it|our way|rules i follow|constraints i was given|constraints given|ground rules for agents|rules for agents|
      what we stick to|stick to|keep it this way|that's how it stays|how we do it|how we do things here|how we do|how we write|
      how we name|how we test|how we build|how we ship|how we commit|how we review|how things work here|how things are done here|
      how it's done|how it is done|how this is done|how it is done here|how code is written|how to write code here|how we roll|
      how we work here|how we work together|how i work|how i like to work|how to work here|how to work in this repo|how to work with me|
      how to behave|how to behave here|way we work|way of working|ways of doing things|the way we do things|the way we work|
      way things are done|the way things are done|way it's done|the way it is done here|this is the way|the right way|the house way|
      the local way|local custom*|local rules|local conventions|house convention*|house law*|house custom*|team habits|good manners|
      code of conduct|the law|laws of the land|law of the land|ten commandments|the commandments|values we hold|contracts to honour|
      contracts to honor|contract with|house contract*|must dos|must always|must hold|must be kept|must stay|must remain|must not change|
      must be true|must be respected|must respect|must obey|to obey|obey these|respect these|please respect|please follow|please keep|
      please stick to|please always|please use|follow these|follow these rules|to follow|follow this|adhere to|adhered to|comply with|
      compliance rules|abide by|sticking to|we stick to|stick with|we stick with|stay with|keep using|keep it like this|keep as is|
      keep as it is|keep it that way|keep it consistent|keep consistent|keep in sync|keep to|keep to these|keep to this|keep this up|
      what to keep|worth keeping|what we keep|things to keep|stays as is|stays as it is|what stays|stays that way|stays the same|
      will stay|here to stay|set in stone|carved in stone|written in stone|cast in stone|fixed points|fixed rules|firm rules|
      firm decisions|fixed decisions|final decisions|frozen decisions|frozen interfaces|locked in|locked decisions|nailed down|
      pinned down|pinned decisions|signed off decisions|approved decisions|closed decisions|closed questions|closed discussions|
      done deals|done deal|case closed|no longer up for debate|not up for debate|not up for discussion|not negotiable|no exceptions|
      without exception|across the board|always do|always do this|always remember|always true|always use|at all times|every single time|
      for every change|for every commit|for each change|on every change|on each commit|whenever you|when adding|when you add|
      when adding a|when changing|when you change|when writing|when touching|when you touch|when editing|when in doubt|if in doubt|
      rule of thumb|rules of thumb|rules of the road|rules of the game|rules of this repo|rules here|rules that hold|rules that apply|
      rules we follow|rules we keep|rules i kept to|rules to live by|rules to keep|rules to obey|rules to work by|rules to code by|
      the rules|coding rule*|code rule*|code convention*|coding convention*|coding guideline*|coding style|coding practice*|
      coding pattern*|code pattern*|code guideline*|code standard*|code quality rule*|style rule*|style guide*|style note*|
      style convention*|formatting rule*|naming rule*|naming scheme*|naming pattern*|how names work|terminology rules|commit convention*|
      commit rule*|commit style|commit message style|git rule*|git convention*|git workflow|branching rule*|branch convention*|
      branching model|branching strategy|branch policy|merge policy|merge rule*|review rule*|review policy|pr rule*|pr convention*|
      test rule*|test convention*|testing rule*|testing convention*|testing policy|testing pattern*|test pattern*|testing approach|
      testing philosophy|error handling convention*|error handling pattern*|logging convention*|logging rule*|api convention*|
      api design rules|api rule*|schema convention*|schema rule*|data convention*|data rule*|data model decision*|database convention*|
      ui convention*|ui rule*|ui pattern*|ux rule*|ux decision*|ux convention*|design rule*|design principle*|design pattern*|
      design guideline*|design constraint*|design philosophy|design tenet*|design stance|design intent|design system rule*|design agreed|
      architectural pattern*|architecture pattern*|architecture principle*|architectural principle*|architectural choice*|
      architecture choice*|architectural invariant*|architectural constraint*|architecture constraint*|implementation decision*|
      implementation pattern*|implementation choice*|implementation rule*|engineering rule*|engineering principle*|engineering standard*|
      engineering practice*|engineering decision*|engineering convention*|process rule*|process decision*|process agreement*|
      workflow pattern*|workflow convention*|workflow preference*|working method*|working style|working mode|working practice*|
      working convention*|working habits|working preference*|work rules|work style|work agreement*|operating rule*|operating principle*|
      operating procedure*|operational rule*|standard operating procedure*|standing rule*|standing decision*|standing order|
      standing instruction|standing agreement*|standing policy|standing preferences|repo rule*|repo convention*|repository convention*|
      repository rule*|project rule*|project convention*|project decision*|project standard*|project norm*|team norms|team rule*|
      team convention*|team agreement*|team decision*|agent rule*|agent instruction*|agent guideline*|rules for ai|rules for the agent|
      rules for claude|instructions for agents|user rules|user instruction*|user's rules|user's preferences|user's wishes|
      owner's preferences|owner preferences|owner's rules|client's rules|customer preferences|stated preferences|preferred approach*|
      preferred style|preferred way|preferred pattern*|preferred solution|preferred tools|established convention*|established rule*|
      established practice*|established approach*|established decisions|existing pattern*|existing convention*|existing decisions|
      reusable pattern*|common pattern*|recurring pattern*|useful pattern*|successful pattern*|proven pattern*|proven approach*|
      proven recipes|good pattern*|patterns in use|patterns used|patterns found|patterns to follow|patterns to reuse|patterns to copy|
      patterns we use|copy this|copy this pattern|follow this pattern|use this pattern|model to follow|model to copy|canonical way|
      canonical example|canonical pattern|canonical approach|the idiom|house idiom*|do this|do it like this|do it this way|do like this|
      like this please|like so|tricks that work|tricks that worked|what works well|what works best|works well|works best|what's worked|
      what has worked|what has worked well|what proved to work|what proved useful|proved useful|proven practice*|good practice*|
      good habits|healthy habits|code hygiene|quality bar|quality rule*|quality standard*|bar to clear|definition of good|
      acceptance rules|criteria we use|guiding principle*|guiding rule*|guiding star|north star|north stars|first principles|
      core principle*|core rule*|core decision*|core convention*|core invariant*|core tenet*|core values|foundational decision*|
      fundamental rule*|fundamental decision*|basic rule*|basic principle*|cardinal rule*|prime directive*|rule number one|rule one|
      rule zero|rule no 1|iron rule*|iron law*|hard and fast|hard requirements|hard line*|red line*|lines we don't cross|
      lines not to cross|bright line*|boundary rule*|hard boundaries|limits we keep|guard rail*|safety rail*|rails to stay on|
      stay on the rails|within the lines|consistency rule*|discipline we keep|the deal|what we agreed|what was agreed|we agreed|agreed on|
      agreed upon|agreed so far|agreed rules|agreed conventions|agreed approach|agreed design|agreed plan for|as agreed|agreed terms|
      consensus reached|common ground|understanding reached|settled decisions|settled matters|settled points|settled design|settled on|
      we settled on|what's settled|what is settled|what has been settled|already settled|already decided|already agreed|what's decided|
      what is decided|what has been decided|what i decided|i decided|decided on|decided already|decided so far|decided against|
      decided in this session|decided together|decided with|we chose|what we chose|what i chose|i chose|chosen approach*|chosen design|
      chosen solution|chosen path|chosen direction|choices i made|choices taken|choices we took|calls made|calls i made|calls we made|
      judgement call*|judgment call*|rulings so far|resolutions taken|resolutions adopted|adopted convention*|adopted practice*|
      adopted pattern*|adopted approach*|decisions i made|decisions i took|decisions we took|decisions so far|decisions reached|
      decisions to keep|decisions to honour|decisions to honor|decisions to respect|decisions in force|decisions that stand|
      decisions not to revisit|not to be reopened|don't reopen|do not reopen|don't relitigate|do not relitigate|no need to revisit|
      decision record*|decision history|decision register|decision summary|decision notes|decisions and reasons|decisions and why|
      architecture decision record*|why we did it this way|why it is this way|why it's this way|why it's done this way|
      why it is done this way|why this way|why it looks like this|why it is the way it is|why things are the way they are|why we chose|
      why we picked|why i chose|why i did it this way|why these choices|reasons behind|reasoning behind|the reasoning|the why|the whys|
      thinking behind|design thinking|underlying principle*|underlying idea*|mental model*|our stance|positions taken|trade offs chosen|
      in force|in effect|valid rules|what applies|what holds|holds always|what always holds|holds everywhere|applies everywhere|
      applies throughout|repo wide|repo wide rules|codebase wide|project wide rules|universal rule*|general rule*|general principle*|
      general guideline*|by convention|the convention is|as a rule|as standard|house default*|defaults we use|our defaults|usual way|
      the usual way|normal way|standard way|standard procedure*|standard approach*|standard practice*|standard pattern*|
      procedures to follow|modus operandi|business rule*|domain rule*|layering rule*|dependency rule*|ownership rule*|import rule*|
      security rule*|security polic*|safety rule*|privacy rule*|deployment rule*|release rule*|release policy|versioning policy|
      versioning rule*|compatibility rule*|compatibility promise*|compatibility guarantee*|stability guarantee*|promises we keep|
      what we promise|things we rely on|properties to preserve|preserve these|must preserve|must be preserved|keep intact|keep invariant|
      don't drift from|stay consistent with|consistent with|coding laws|laws of this repo|our preferences|tricks that work here
    `,
    zh: `
      运用方針|交互规范|规范|约定|规则|设计决策|决策|决定|关键决策|技术决策|原则|惯例|模式|最佳实践|编码规范|约定与规范|代码规范|开发规范|开发约定|编码约定|命名规范|设计原则|设计约定|架构决策|重要决策|关键约定|关键设计|技术选型|工作方式|
      必须遵守|硬性规则|铁律|强制规则|用户偏好|设计选择|设计思路|设计理念|设计取舍|设计要点|设计规则|设计规范|设计结论|设计定论|方案选择|方案决策|方案选型|选型|选型理由|选型决策|选择理由|取舍|架构原则|架构约定|架构约束|架构规则|架构选择|
      技术方案|技术约定|技术规范|技术选择|技术路线|关键选择|关键取舍|关键规则|关键原则|核心原则|核心规则|核心约定|核心决策|核心设计|主要决策|已做决策|已做决定|已决定|已决策|已定|已定的|已定事项|已敲定|已拍板|已确认决策|已确定|已达成|达成共识|
      达成一致|共识|定论|定下来的|定好的|敲定的|拍板的|拍板|说好的|商量好的|约好的|谈妥的|我们的约定|我们约定|我们的规矩|规矩|老规矩|家规|行规|团队规矩|团队规范|团队约定|团队惯例|项目规范|项目约定|项目规则|项目惯例|项目规矩|工作规范|
      工作约定|工作规则|工作原则|工作守则|工作准则|工作惯例|工作习惯|协作规范|协作约定|协作规则|协作方式|协作原则|合作方式|守则|准则|行为准则|纪律|章程|公约|条例|制度|标准|标准做法|标准流程|通用规则|通用做法|通行做法|固定做法|固定流程|
      固定套路|套路|常规做法|惯用做法|惯用法|习惯做法|一贯做法|既定做法|既定规则|既定方针|推荐做法|推荐模式|正确做法|正确姿势|好的做法|好用的做法|有效做法|有效的做法|行之有效|管用的|管用的办法|做法|打法|方针|策略|指导原则|基本原则|总原则|
      编码风格|代码风格|写法约定|写法规范|风格|风格指南|风格约定|命名约定|命名规则|命名惯例|提交规范|提交约定|提交规则|分支策略|测试约定|测试规范|接口约定|接口规范|数据约定|目录约定|文档规范|强制要求|强制约定|强制规范|硬性要求|硬性约束|硬约束|
      硬规则|底线|军规|天条|死规定|不变量|不变式|不变条件|不可违反|不可动摇|不可妥协|雷打不动|一定要遵守|务必遵守|务必做到|需遵守|要遵守|请遵守|必须保持|必须坚持|必须做到|坚持|一直这样|一直这么做|一律|始终|统一约定|统一规范|用户要求|
      用户约定|用户规则|用户习惯|偏好|偏好设置|复用模式|可复用模式|可复用的做法|发现的模式|代码模式|设计模式|常用模式|关键模式|模式与|我们怎么做|这里的做法|这边的规矩|为什么这么做|为什么这样设计|为什么选
    `,
    ja: `
      運用方針|方針|規約|ルール|決定事項|決めたこと|設計判断|設計方針|技術的決定|原則|慣例|パターン|約束事|お約束|設計上の決定|設計上の判断|決まったこと|判断|判断したこと|決定|決定したこと|採用した方針|実装方針|運用ルール|コーディング規約|
      命名規則|作法|守ること|守るべきこと|約束|前提ルール|技術選定|設計のポイント|アーキテクチャ決定|決まりごと|決まり事|決まり|取り決め|取り決め事項|申し合わせ|合意|合意事項|合意した|合意済み|確定事項|確定したこと|確定済み|確定した|既定|
      既定方針|既決|既決事項|決定済み|決定一覧|決定ログ|決定記録|決定内容|決定と理由|決めた方針|決めてある|決まっていること|決まっている|決まった方針|意思決定|意思決定ログ|主な決定|主要な決定|重要な決定|重要決定|重要な判断|技術判断|技術的判断|
      技術的な決定|技術的な判断|技術方針|技術選択|選定理由|選択理由|採用理由|採用した設計|採用したもの|採用技術|採用パターン|設計決定|設計原則|設計思想|設計ルール|設計の方針|設計の判断|設計理由|設計意図|設計上の約束|設計上の選択|設計メモ|
      アーキテクチャ方針|アーキテクチャ判断|アーキテクチャ上の決定|アーキテクチャ原則|アーキテクチャルール|開発方針|開発ルール|開発規約|開発の進め方|進め方のルール|作業ルール|作業方針|作業規約|作業の決まり|運用の決まり|運用上のルール|運用規則|基本方針|
      基本ルール|基本原則|大原則|鉄則|鉄の掟|心得|流儀|うちの流儀|うちのやり方|うちのルール|ここのやり方|このリポジトリのルール|プロジェクトルール|プロジェクト規約|プロジェクトの決まり|チームルール|チームの約束|共通ルール|統一ルール|必須ルール|
      必須事項|絶対ルール|絶対守る|絶対に守る|必ず守る|必ず守ること|厳守|厳守事項|遵守事項|守ってほしい|守ってください|守るルール|守って|崩さないこと|譲れない|譲れないこと|不変条件|不変|不変ルール|前提条件とルール|コードスタイル|
      コーディングスタイル|コーディングルール|コーディング方針|コード規約|書き方|書き方のルール|書式ルール|スタイル|スタイルガイド|命名規約|命名ルール|命名の約束|コミット規約|コミットルール|ブランチ運用|ブランチ戦略|テスト方針|レビュー方針|
      実装パターン|実装ルール|実装上の決定|実装上の約束|実装判断|設計パターン|コードパターン|発見したパターン|見つけたパターン|見つかったパターン|再利用パターン|使えるパターン|定石|定番|セオリー|ベストプラクティス|良いやり方|うまくいったこと|
      うまくいったやり方|うまくいった|効いたこと|やり方|いつものやり方|いつもの手順|慣習|慣わし|しきたり|常識|標準|ガイドライン|指針|指南|ポリシー|こだわり|ユーザーの好み|ユーザーの要望ルール|ユーザー方針|ユーザー指示|指示事項
    `,
    de: `
      feste regeln|regeln|konventionen|entscheidungen|getroffene entscheidungen|beschlüsse|grundsätze|prinzipien|muster|vorgaben|
      vereinbarungen|richtlinien|prüfwege|bewährt*|design-entscheidungen|designentscheidungen|architekturentscheidungen|
      technische entscheidungen|wichtige entscheidungen|was entschieden wurde|entschieden|festlegungen|festgelegt|absprachen|spielregeln|
      arbeitsweise|arbeitsregeln|hausregeln|programmierregeln|namensregeln|standards|leitlinien|goldene regeln|so machen wir|
      so arbeiten wir|wie wir arbeiten|wie wir das machen|was gilt|es gilt|gilt immer|üblich|abgemacht|vereinbart|regel|so halten wir es|
      halten wir es|halten wir|so halten wir's|so machen wir's|so machen wir es|machen wir immer|so wird's gemacht|so wird es gemacht|
      so läuft das hier|so läuft's hier|läuft bei uns|wie es hier läuft|wie hier gearbeitet wird|bei uns gilt|bei uns üblich|hier gilt|
      es gilt hier|was immer gilt|immer so|immer daran halten|daran halten|bitte einhalten|einzuhalten|einhalten|verbindlich|
      verbindliches|verbindliche regeln|verpflichtend|pflicht für alle|gesetze|eiserne regeln|eherne regeln|ungeschriebene regeln|
      ungeschriebene gesetze|faustregeln|faustregel|grundregeln|grundregel|leitplanken|leitsätze|leitgedanken|maximen|gebote|zehn gebote|
      codex|kodex|gepflogenheiten|gewohnheiten|brauch|bräuche|hausbrauch|sitten|usus|stil|stilregeln|codestil|programmierstil|
      schreibregeln|schreibweise|benennung|namensgebung|namenskonventionen|namenskonvention|code-konventionen|codierrichtlinien|
      programmierrichtlinien|projektregeln|projektkonventionen|teamregeln|konvention|architekturregeln|architekturprinzipien|
      entwurfsentscheidungen|entwurfsmuster|entwurfsprinzipien|designprinzipien|grundsatzentscheidungen|grundsatzentscheidung|
      weichenstellungen|richtungsentscheidungen|unsere entscheidungen|entscheidungen und gründe|entscheidungen mit begründung|
      gefallene entscheidungen|gefällte entscheidungen|bereits entschieden|schon entschieden|haben wir entschieden|
      wofür wir uns entschieden|uns entschieden|was feststeht|steht fest|das steht fest|fest vereinbart|fix vereinbart|was vereinbart ist|
      was abgemacht ist|was abgesprochen ist|abgesprochen|abgestimmt|was beschlossen wurde|beschlossene sache|beschluss|festgehalten|
      festgeschrieben|geeinigt|geeinigt auf|haben uns geeinigt|worauf wir uns geeinigt|abmachungen|abmachung|vereinbarung|absprache|
      übereinkunft|übereinkünfte|invarianten|unumstößlich|unverrückbar|nicht verhandelbar|gesetzt|ist gesetzt|bleibt so|bleibt dabei|
      dabei bleibt es|es bleibt dabei|soll so bleiben|muss so bleiben|best practices|gute praxis|bewährte praxis|bewährte vorgehensweisen|
      hat sich bewährt|was sich bewährt hat|was gut funktioniert hat|was gut geklappt hat|so geht's richtig|richtig so|der richtige weg|
      rezept|rezepte|kochrezept|handwerksregeln|handgriffe|vorgehensmuster|arbeitsmuster|arbeitsprinzipien|architekturmuster|
      wiederkehrende muster|erkannte muster|gefundene muster|entdeckte muster|lösungsmuster|vorgehensweisen|verfahren|verfahrensregeln|
      methodik|gewählter ansatz|gewählte ansätze|gewählte lösung*|ansatz|ansätze
    `,
    es: `
      convenciones|reglas|normas|decisiones|decisiones tomadas|decisiones técnicas|decisiones clave|patrones|principios|acuerdos|
      buenas prácticas|criterios|reglas de la casa|decisiones de diseño|decisiones de arquitectura|decisión|lo decidido|qué se decidió|
      lineamientos|directrices|estándares|estilo|forma de trabajar|prácticas|lo acordado|invariantes|cómo trabajamos|así lo hacemos|
      cómo lo hacemos|regla|lo que vale siempre|acordado|acordamos|lo que hemos acordado|lo que se acordó|quedamos en|en qué quedamos|
      pactado|acuerdo|acuerdos tomados|compromisos|decidimos|lo que se decidió|lo que hemos decidido|qué hemos decidido|
      decisiones acordadas|decisiones adoptadas|decisiones importantes|decisiones principales|decisiones vigentes|decisiones ya tomadas|
      decisiones tecnicas|elecciones técnicas|elecciones de diseño|reglas fijas|reglas básicas|reglas que seguimos|reglas a seguir|
      reglas no escritas|convención|convencion|pautas|guía de estilo|método de trabajo|metodología|modo de trabajo|modo de trabajar|
      manera de trabajar|cómo se trabaja|como trabajamos|como lo hacemos|cómo hacemos las cosas|así hacemos las cosas|así trabajamos|
      así se hace|así se trabaja|cómo se hace aquí|se hace así|costumbres|hábitos del equipo|siempre|hacer siempre|hay que respetar|
      respetar|lo que no cambia|no se discute|se mantiene|mantener|dejar así|que siga así|innegociable|innegociables|no negociable|
      no negociables|obligatorio|patrones usados|patrones descubiertos|patrones establecidos|patrones a seguir|patron|justificación|
      razonamiento|fundamentos|por qué lo hicimos así|por qué es así|por qué así|lo que funcionó|qué funcionó|lo que nos funciona|
      enfoque elegido|enfoque adoptado|solución elegida|solución adoptada|opción elegida|preferencias del usuario|mandamientos|
      instrucciones permanentes|consenso|lo consensuado|establecido|lo que hablamos|a rajatabla|líneas maestras|no se discuten|
      valen siempre|siempre valen|no cambian|que tomamos|se hacen así|por aquí se hace
    `,
    fr: `
      conventions|règles|décisions|décisions prises|décisions techniques|choix techniques|choix|principes|motifs|accords|bonnes pratiques|
      usages|décisions d'architecture|décisions de conception|choix de conception|choix d'architecture|choix retenus|choix faits|
      règles du projet|règles de travail|règles de la maison|principes directeurs|normes|standards|style|habitudes|ce qui a été décidé|
      décision|invariants|comment on travaille|comment nous travaillons|on fait comme ça|règle|ce qui est convenu|convenu|
      on s'est mis d'accord|mis d'accord|on est d'accord|d'accord sur|ce sur quoi on s'est mis d'accord|c'est entendu|acté|actés|
      ce qui est acté|on a acté|décidé|décidés|c'est décidé|déjà décidé|on a décidé|nous avons décidé|ce qu'on a décidé|
      ce que nous avons décidé|on a choisi|ce qu'on a choisi|on a tranché|tranché|déjà tranché|ce qui est tranché|arrêté ensemble|
      validé ensemble|ce qu'on a retenu|options retenues|solution retenue|solutions retenues|approche retenue|approches retenues|
      choix arrêtés|choix structurants|choix importants|choix assumés|choix effectués|nos choix|partis pris|parti pris|orientations|
      orientation|lignes directrices|ligne de conduite|ligne directrice|règles d'or|règle d'or|règles internes|règles communes|
      règles fixes|règles de base|règles de codage|règles de code|règles de nommage|règles métier|règles à suivre|règles à respecter|
      règles du jeu|règle du jeu|règlement|nos règles|les règles|consignes|consignes de travail|directives|directive|
      instructions permanentes|à respecter|à respecter absolument|à suivre toujours|toujours faire|obligatoire|obligations|impératifs|
      impératif|ce qui vaut partout|ce qui vaut|vaut toujours|valable partout|principes de base|principes de conception|
      principes d'architecture|principes de travail|fondamentaux|fondements|convention|conventions de code|conventions de nommage|
      conventions de codage|conventions du projet|conventions d'équipe|conventions établies|nommage|style de code|guide de style|charte|
      patrons|schémas récurrents|motifs récurrents|motifs découverts|patterns|patterns découverts|design patterns|pattern|méthode|
      méthodologie|façon de faire|façons de faire|notre façon de faire|manière de faire|manières de faire|notre manière de travailler|
      façon de travailler|comment on fait|comment on fait ici|comment on procède|comme on fait ici|comment ça se fait ici|ici on fait|
      chez nous|c'est comme ça qu'on fait|on fait toujours|on procède ainsi|on s'y tient|s'y tenir|tenir bon|à garder|à conserver|
      à maintenir|à préserver|us et coutumes|coutumes|pratiques|pratique|pratiques établies|pratiques du projet|ce qui a bien marché|
      a fait ses preuves|fait ses preuves|éprouvé|recettes|recette|accord|accords passés|accord d'équipe|accords d'équipe|pacte|
      engagements|résolutions|arbitrages|arbitrages rendus|décisions actées|décisions clés|décisions importantes|décisions d'équipe|
      décisions arrêtées|décisions retenues|décisions fermes|décisions et raisons|journal des décisions|decisions|regles|non négociable|
      non négociables|non-négociables|intangible|intangibles|invariant|gravé dans le marbre|dans le marbre|lois|la loi|a respecter|
      a respecter absolument|a suivre toujours|a garder|a conserver|a maintenir|a préserver|eprouvé
    `,
    pt: `
      convenções|regras|decisões|decisões tomadas|decisões técnicas|padrões|princípios|acordos|boas práticas|diretrizes|
      decisões de projeto|decisões de arquitetura|decisões de design|decisão|o que foi decidido|regras da casa|normas|estilo|convenção|
      combinados|jeito de trabalhar|forma de trabalhar|práticas|invariantes|orientações|como trabalhamos|como fazemos|é assim que fazemos|
      regra|o que vale sempre|combinado|o que foi combinado|ficou acertado|combinamos|acertamos|acordado|o que acordámos|o que acordamos|
      acordo|decidimos|o que se decidiu|decisoes|decisao|decisões acordadas|decisões importantes|decisões principais|decisões fechadas|
      decisões já tomadas|decisões adotadas|escolhas|escolhas feitas|escolhas técnicas|critérios|regras fixas|regras básicas|
      regras que seguimos|regras a seguir|regras não escritas|convencoes|guia de estilo|método de trabalho|metodologia|modo de trabalho|
      modo de trabalhar|maneira de trabalhar|jeito da casa|nosso jeito|jeito certo|como se trabalha aqui|como a gente trabalha|
      como a gente faz|como fazemos as coisas|como se faz aqui|assim fazemos|assim se faz|aqui é assim|aqui se faz assim|costumes|praxe|
      sempre|sempre fazer|respeitar|não muda|fica assim|deixar assim|manter|manter assim|mantém-se|inegociáveis|não negociáveis|
      obrigatório|padrão|padrao|padroes|padrões usados|padrões descobertos|padrões estabelecidos|padrões identificados|padrões a seguir|
      principios|justificativa|por que fizemos assim|por que é assim|porque é assim|o que funcionou|o que resultou|abordagem escolhida|
      abordagem adotada|solução escolhida|solução adotada|opção escolhida|preferências do usuário|preferências do utilizador|mandamentos|
      lei da casa|instruções permanentes|consenso|estabelecido|diretriz|à risca|linhas mestras|seguir sempre|o que vale|boas praticas|
      valem sempre|sempre valem|não mudam|que tomamos|como a casa|a casa funciona
    `,
    ru: `
      соглашения|правила|решения|принятые решения|ключевые решения|технические решения|принципы|паттерны|шаблоны|договорённости|
      договоренности|практики|архитектурные решения|что решили|решено|договорились|принятые соглашения|правила работы|стандарты|стиль|
      как принято|инварианты|конвенции|подходы|как мы работаем|как у нас принято|у нас принято|правило|договорились так|договорились о|
      о чём договорились|о чем договорились|на чём сошлись|на чем сошлись|сошлись на|сошлись|условились|условились о|порешали|порешили|
      решили так|решено так|мы решили|что мы решили|что решено делать|что было решено|остановились на|остановились на том|выбрали|
      что выбрали|что выбрано|выбрано|выбранный подход|выбранные подходы|выбранное решение|выбор|выбор решений|почему так|
      почему так сделано|почему сделано так|сделали выбор|зафиксировано|зафиксировали|закреплено|утверждено|согласовано|что согласовано|
      согласовали|принято|что принято|принято решение|принятое решение|принятые правила|принятые подходы|принято у нас|у нас так|
      у нас так принято|так у нас принято|так заведено|как заведено|заведено|как у нас заведено|у нас заведено|так принято|так делаем|
      делаем так|как делаем|как мы делаем|как мы это делаем|всегда делаем|как надо|как надо делать|как правильно|как правильно делать|
      как делать правильно|правильно делать|так надо|всегда|всегда так|везде так|обязательно|обязательно соблюдать|обязательные правила|
      обязательные требования|соблюдать|соблюдаем|придерживаться|придерживаемся|чего придерживаемся|держаться|держимся|железные правила|
      железное правило|золотые правила|золотое правило|неписаные правила|неписаные законы|неписанные правила|законы|закон|заповеди|
      заповедь|устав|кодекс|регламент|регламенты|правила игры|правила дома|правила проекта|правила команды|правила кода|
      правила кодирования|правила именования|правила оформления|правила разработки|наши правила|основные правила|общие правила|
      твёрдые правила|твердые правила|постоянные правила|важные правила|именование|нейминг|стиль кода|код-стайл|кодстайл|
      стиль кодирования|оформление кода|соглашение|соглашения по коду|соглашения об именовании|соглашения о коде|соглашения проекта|
      соглашения команды|наши соглашения|договор|уговор|уговоры|о чём уговорились|о чем уговорились|уговорились|уговор такой|
      договорённость|договоренность|общие договорённости|общие договоренности|наши договорённости|наши договоренности|принцип|
      основные принципы|руководящие принципы|принципы работы|принципы проектирования|принципы архитектуры|основополагающее|незыблемое|
      незыблемо|неизменно|неизменное|не обсуждается|обсуждению не подлежит|инвариант|лучшие практики|хорошие практики|рабочие практики|
      практика|бест практис|проверенные приёмы|проверенные приемы|проверенные решения|проверенные подходы|проверенное|рабочие приёмы|
      рабочие приемы|приёмы|приемы|приём|прием|рецепты|рецепт|методика|подход|наш подход|общий подход|выявленные паттерны|
      обнаруженные паттерны|найденные паттерны|найденные закономерности|закономерности|обнаруженные закономерности|паттерн|шаблон|
      шаблоны проектирования|паттерны проекта|паттерны кода|схема работы|порядок работы|порядок такой|стандарт|стандарты кода|норма|нормы|
      требования к коду|решение|важные решения|основные решения|проектные решения|дизайн-решения|решения по архитектуре|
      решения по дизайну|журнал решений|решения и причины|архитектурные принципы|архитектурные правила|конвенция|традиции|обычаи|привычки|
      наши привычки
    `,
    ko: `
      규칙|컨벤션|관례|결정|결정 사항|결정사항|주요 결정|설계 결정|기술 결정|원칙|패턴|방침|합의|설계 원칙|설계 방침|아키텍처 결정|기술적 결정|결정한 것|정한 것|코딩 규칙|코드 규칙|코딩 컨벤션|네이밍 규칙|작업 규칙|개발 규칙|
      표준|가이드라인|결정한 사항|결정된 사항|결정된 것|결정 내용|결정 내역|결정 기록|결정 로그|결정 이유|결정했|정해진 것|정해진 사항|정한 규칙|정한 사항|정한 방침|확정|확정 사항|확정사항|확정된|확정된 것|합의 사항|합의사항|
      합의된|합의한|합의된 것|합의 내용|약속|약속한 것|약속된|우리 약속|우리 규칙|우리 방식|우리가 정한|팀 규칙|팀 약속|팀 컨벤션|프로젝트 규칙|프로젝트 컨벤션|프로젝트 원칙|작업 원칙|작업 방식|작업 방침|작업 수칙|작업 컨벤션|
      일하는 방식|개발 원칙|개발 방침|개발 컨벤션|개발 가이드|개발 표준|개발 방식|운영 규칙|운영 방침|운영 원칙|운용 규칙|수칙|철칙|불문율|황금률|대원칙|기본 원칙|기본 규칙|기본 방침|핵심 원칙|핵심 규칙|핵심 결정|핵심 설계|
      핵심 패턴|핵심 컨벤션|중요 결정|중요한 결정|주요 설계|주요 패턴|주요 규칙|주요 원칙|설계 선택|설계 판단|설계 의도|설계 이유|설계 규칙|설계 패턴|설계 철학|설계 결정 사항|설계상 결정|디자인 결정|디자인 원칙|디자인 패턴|
      아키텍처 원칙|아키텍처 규칙|아키텍처 선택|아키텍처 패턴|아키텍처 방침|기술 선택|기술 선정|기술 방침|기술적 선택|기술적 판단|기술스택 선택|선택 이유|선택한 방식|선택과 이유|채택한|채택된|채택 방식|채택 이유|트레이드오프 결정|
      코딩 스타일|코딩 표준|코딩 원칙|코딩 가이드|코딩 관례|코딩컨벤션|코드 스타일|코드 컨벤션|코드 패턴|코드 원칙|스타일 가이드|스타일 규칙|네이밍|네이밍 컨벤션|네이밍 규약|명명 규칙|명명규칙|명명 규약|이름 규칙|이름 짓기|
      커밋 규칙|커밋 컨벤션|커밋 메시지 규칙|브랜치 전략|브랜치 규칙|테스트 원칙|테스트 규칙|문서 규칙|규약|규범|규정|규율|준수 사항|준수사항|준수해야|꼭 지킬|꼭 지킬 것|꼭 지켜야|꼭 지켜|지킬 것|지켜야 할|지켜야 할 것|
      지켜야 하는|지켜야|지켜 주세요|지켜주세요|반드시 지킬|반드시 지켜|반드시 지켜야|반드시 할|필수 규칙|필수 사항|필수사항|필수 준수|절대 규칙|절대 원칙|불변|불변 조건|불변식|변하지 않는|타협 불가|따라야 할|따를 것|따라야 하는|
      늘 하던|하던 대로|이렇게 합니다|이렇게 한다|항상|항상 지킬|발견한 패턴|발견된 패턴|재사용 패턴|구현 패턴|반복 패턴|사용 패턴|잘 통한|잘 된 방법|잘 먹힌|효과 있던|효과적인 방법|통했던|베스트 프랙티스|모범 사례|관행|관습|
      정책|지침|사용자 선호|사용자 지침|사용자 요구 규칙
    `,
    it: `
      convenzioni|regole|norme|decisioni|decisioni prese|decisioni tecniche|scelte tecniche|scelte|principi|schemi|accordi|buone pratiche|
      criteri|abbiamo deciso|deciso|quello che abbiamo deciso|cosa è stato deciso|decisioni importanti|decisioni principali|
      decisioni progettuali|decisioni architetturali|decisioni già prese|decisioni concordate|decisioni adottate|scelta|scelte fatte|
      scelte progettuali|scelte architetturali|scelte chiave|perché questa scelta|perché così|perché è così|motivazioni delle scelte|
      razionale|concordato|cosa abbiamo concordato|accordo|accordi presi|patti|stabilito|siamo d'accordo|come siamo rimasti|regola|
      regole della casa|regole fisse|regole non scritte|regole che seguiamo|convenzione|linee guida|linea guida|direttive|pattern usati|
      pattern scoperti|pattern trovati|pattern adottati|pattern ricorrenti|schemi ricorrenti|buona pratica|buone prassi|buone abitudini|
      prassi|consuetudini|abitudini della casa|usi e costumi|stile|stile della casa|metodo di lavoro|modo di lavorare|modalità di lavoro|
      il nostro modo|come lavoriamo|come si lavora|come si fanno le cose|come facciamo|si fa così|così si fa|sempre|rispettare|da seguire|
      mantenere|da lasciare così|resta così|rimane così|cosa non cambia|non si discute|non negoziabili|paletti|punti fermi|punto fermo|
      comandamenti|istruzioni permanenti|ha funzionato|quello che ha funzionato|approccio scelto|approccio adottato|soluzione scelta|
      soluzione adottata|opzione scelta|preferenze dell'utente|preferenze utente|motivazioni|attenersi|non si discutono|non cambiano|
      lavoriamo qui|si fa qui|si lavora così
    `,
    et: `
      reeglid|otsused|põhimõtted|reegel|kokkulepped|kokkulepe|kokkulepitud|kokku lepitud|kokku leppisime|kokku lepiti|leppisime kokku|
      tavad|head tavad|hea tava|meie kombed|majakombed|majareeglid|maja kombed|kodukord|tööreeglid|töökord|töökorraldus|töövõtted|
      tööpõhimõtted|põhireeglid|kuldreeglid|kindlad reeglid|raudreeglid|püsireeglid|kehtivad reeglid|juhised|juhis|konventsioonid|
      konventsioon|nimekonventsioon|nimetamisreeglid|koodistiil|stiil|stiilireeglid|stiilijuhend|mustrid|korduvad mustrid|
      avastatud mustrid|leitud mustrid|põhimõte|aluspõhimõtted|üldpõhimõtted|otsus|vastuvõetud otsused|tehtud otsused|tehnilised otsused|
      olulised otsused|peamised otsused|võtmeotsused|disainiotsused|arhitektuuriotsused|otsustasime|otsustati|tehtud valikud|
      tehnilised valikud|valitud lahendus|valitud lähenemine|kuidas töötame|kuidas tööd teeme|kuidas meil käib|kuidas siin käib|
      kuidas asju tehakse|kuidas teeme|nii me teeme|nii teeme|nii käib|nii on kombeks|nii jääb|jääb nii|jääb kehtima|alati kehtib|kehtib|
      alati|alati teha|kohustuslik|kohustuslikud|tuleb järgida|järgida|pea kinni|peame kinni|millest lähtuda|millest lähtume|lähtume|
      hoida nii|hoia nii|invariandid|mis ei muutu|ei kuulu arutamisele|põhjendused|põhjendus|miks nii|miks nii tehti|mis töötas|
      mis toimis|kasutaja eelistused|käsud ja keelud|siin töötame|me töötame|kehtivad|siin tehakse|millest kinni|meil siin|siin käib
    `,
  },
  lessons: {
    en: `
      learning*|key learnings|learned|what we learned|what i learned|lesson*|lessons learned|key lessons|takeaway*|insight*|
      what we learnt|what i learnt|lessons learnt|what i've learned|what we've learned|what i have learned|things i learned|
      things we learned|things learned|learned along the way|learned on the way|learned today|learned this session|learned so far|
      what this taught|taught me|taught us|what it taught us|what i'd do differently|what we'd do differently|what i would do differently|
      do differently|differently next time|i wish i had known|i wish i'd known|wish i'd known|wish i had known|wish i knew|
      wish someone had told me|nobody told me|if i had known|in hindsight|with hindsight|looking back|retro notes|post mortem*|
      after action*|moral of the story|the moral|words of wisdom|pearls of wisdom|nuggets of wisdom|aha moments|what i realized|
      what i realised|key discoveries|what i discovered|what we discovered|figured out|what i figured out|what we figured out|turns out|
      it turns out|turned out|what turned out|key insight*|key takeaway*|main takeaways|take aways|take away|take home|take home message*|
      worth taking away|experience report|experience gained|knowledge gained|what stuck|notes to self|note to self|today i learned|
      what experience shows|things we now know|experience so far
    `,
    zh: '经验|经验教训|心得|收获|学到的|学到了|学到什么|学习到|体会|感悟|感想|启示|启发|反思|复盘|经验总结|经验分享|经验之谈|经验谈|经验与|总结经验|教训总结|得到的教训|认识|领悟|发现与心得|悟到的',
    ja: `
      学び|学んだこと|知見|気づき|学んだ|学びと|得た学び|得られた知見|得られたもの|得たもの|わかったこと|分かったこと|判ったこと|判明したこと|判明した|教訓|反省|反省点|反省会|経験則|勉強になった|知ったこと|発見|気付き|気付いたこと|気づいたこと|
      気づいた点|ノウハウ|収穫|所感|感想
    `,
    de: `
      erkenntnisse|gelernt|gelerntes|lehren|was wir gelernt haben|was ich gelernt habe|gelernte lektionen|lektionen|lektion|lehre|
      lehren daraus|die lehre|lehrgeld|lehrgeld bezahlt|was haben wir gelernt|daraus gelernt|aus fehlern gelernt|dazugelernt|dazu gelernt|
      aha-momente|aha-erlebnisse|aha|einsichten|einsicht|erfahrungen|erfahrung|erfahrungswerte|wichtigste erkenntnisse|erkenntnis|
      rückblickend|im nachhinein|hinterher schlauer|hinterher weiß man mehr|beim nächsten mal anders|würde ich anders machen|
      was ich anders machen würde|anders machen|mitgenommen|was wir mitnehmen|was ich mitnehme|takeaways|fazit|schlussfolgerungen|
      merksätze|gemerkt|herausgefunden|was ich herausgefunden habe|festgestellt
    `,
    es: `
      aprendizajes|lecciones|lecciones aprendidas|lo aprendido|aprendizaje|lección|leccion|lección aprendida|lo que aprendí|
      lo que he aprendido|aprendido|aprendimos|aprendí|cosas aprendidas|cosas que aprendí|enseñanzas|moraleja|moralejas|conclusiones|
      conclusión|nos llevamos|me llevo|retrospectiva|a base de golpes|por las malas|sabiduría|lo que haríamos distinto|
      lo que haría distinto|qué haría diferente|lo que haría diferente
    `,
    fr: `
      enseignements|leçons|leçons apprises|appris|ce qu'on a appris|ce que j'ai appris|ce que nous avons appris|qu'on a appris|
      j'ai appris|on a appris|apprentissages|apprentissage|appris à nos dépens|à nos dépens|appris à mes dépens|leçon|leçons tirées|
      leçons retenues|leçons de la session|lecons apprises|retour d'expérience|retours d'expérience|retex|expérience|expérience acquise|
      avec le recul|rétrospectivement|après coup|si c'était à refaire|à refaire autrement|ce que je ferais autrement|
      ce qu'on ferait autrement|autrement la prochaine fois|découvertes|découverte|ce qu'on a découvert|ce que j'ai découvert|
      ce que j'ai compris|ce qu'on a compris|constats|constat|conclusions|conclusion|ce qu'on retient|ce que je retiens|on retient|
      points à retenir|points clés à retenir|enseignements tirés|morale|morale de l'histoire|moralité|prises de conscience|déclic|
      a nos dépens|a refaire autrement
    `,
    pt: `
      aprendizados|aprendizagens|lições|lições aprendidas|aprendizado|aprendizagem|lição|licoes|lição aprendida|licoes aprendidas|
      o que eu aprendi|o que se aprendeu|aprendemos|aprendido|aprendi|coisas que aprendi|coisas que aprendemos|ensinamentos|
      moral da história|conclusões|conclusão|o que levamos|fica de lição|fica a lição|retrospectiva|retrospetiva|na marra|
      aprendido a duras penas|sabedoria|o que faria diferente|o que faríamos diferente|tirado daqui
    `,
    ru: `
      уроки|выводы|чему научились|чему научился|чему научились за сессию|научились|научился|что узнали|узнали|узнал|что узнал|что поняли|
      поняли|понял|что понял|что выяснили|выяснили|выяснил|выяснилось|что выяснилось|что усвоили|усвоили|усвоено|урок|уроки на будущее|
      извлечённые уроки|извлеченные уроки|извлекли уроки|извлечённый опыт|извлеченный опыт|вывод|мораль|мораль такая|какие выводы|
      сделанные выводы|опыт|накопленный опыт|наш опыт|горький опыт|задним умом|задним числом|оглядываясь назад|если бы делали заново|
      в следующий раз иначе|сделал бы иначе|сделали бы иначе|что сделал бы по-другому|открытия|инсайты|озарения|находки|ретроспектива|
      ретро|что вынесли|вынесли для себя|на ошибках учатся|набитые шишки|набили шишек|шишки|знания|полученные знания
    `,
    ko: `
      배운 점|교훈|알게 된 점|배운 것|배운점|배운 내용|배웠|얻은 교훈|얻은 것|깨달은|깨달은 점|깨달음|알게 된 것|알게된|알게된 점|알아낸 것|알아낸 점|느낀 점|느낀점|인사이트|회고|반성|학습 내용|학습한|학습 사항|노하우|터득한|
      시사점|경험
    `,
    it: `
      lezioni|lezioni apprese|cosa abbiamo imparato|imparato|lezione|lezione appresa|lezioni imparate|lezione imparata|
      lezioni della giornata|cosa si è imparato|cosa impariamo|abbiamo imparato|quello che ho imparato|cose imparate|a caro prezzo|
      imparato sulla pelle|sulla nostra pelle|insegnamenti|insegnamento|morale|morale della favola|conclusioni|conclusione|apprendimenti|
      cosa ci portiamo via|portiamo a casa|retrospettiva|senno di poi|cosa rifarei diversamente|cosa farei diversamente|
      la prossima volta farei|saggezza|esperienze|fare tesoro
    `,
    et: `
      õppetunnid|õppetund|õppetunnid ja järeldused|õpitud|õpitu|mida me õppisime|mida ma õppisin|mida õpiti|õppisime|õppisin|õpikohad|
      valusad õppetunnid|kogemused|kogemus|järeldused|järeldus|tarkusetera*|tarkused|tagantjärele|moraal|kaasa võtta|mida teeksin teisiti|
      teisiti teeks|vigadest õpitud|retrospektiiv
    `,
  },
  questions: {
    en: `
      question*|open question*|unresolved question*|questions for*|unclear|unknown*|uncertain*|uncertainties|unresolved|undecided|
      hypothes*|to clarify|to be clarified|to decide|to be decided|needs decision|needs a decision|decision needed|decisions needed|
      decisions pending|pending decision*|open decision*|needs answer|needs clarification|clarification*|awaiting answer|
      awaiting decision|tbd|unconfirmed|needs confirmation|to confirm|doubts|need input|ask the owner|questions to ask|not sure|
      discussion points|for discussion|parking lot|unsure|unsure about|not sure about|ask|asks|please answer|please decide|
      feedback wanted|feedback needed|input needed|input wanted|needs input|user input needed|your call|your decision|need your decision|
      need a decision|for you to decide|you decide|still to decide|still undecided|still unclear|unanswered|unanswered question*|
      things i don't know|things we don't know|what we don't know|what i don't know|don't know|open decisions|open for discussion|
      up for discussion|to discuss|points to discuss|assumptions to verify|unverified assumption*|unverified|needs verification|
      needs confirming|mysteries|mystery|puzzles|suspicion*|theories|possible causes|open issues for the user|i don't know|we don't know|
      don't understand|what i don't understand|assistance request*|requests for help|help needed|help wanted|open points|open ends|
      what we do not know|what i do not know|do not know|not known|needs human input|human input|for you|for the reviewer to decide|
      reviewer to decide|unknowns|i wonder|open q|open qs|q for|q a needed|any ideas|any idea|any thoughts|thoughts wanted|
      opinions wanted|opinion wanted|second opinion|second opinions|advice wanted|advice needed|guidance needed|guidance wanted|
      need guidance|needs guidance|need advice|need help with|need help deciding|need to decide|need to ask|need to know from|
      need to find out|need to figure out|needs deciding|needs a call|needs a ruling|needs an answer|needs answering|needs answers|
      needs resolving|needs discussion|needs discussing|needs thought|needs thinking|needs more thought|needs a think|
      needs an owner decision|needs product input|needs a product decision|needs your input|needs your decision|needs your call|
      needs sign off|need confirmation|need clarification|need an answer|need answers|answers needed|answer needed|answers wanted|
      answers please|please answer these|please advise|please clarify|please confirm|please tell me|please weigh in|weigh in|let me know|
      tell me|tell us|can you confirm|can you tell me|can someone confirm|can someone explain|could someone explain|could you confirm|
      could you check|does anyone know|does anybody know|anyone know|anybody know|who knows|who knows why|god knows|heaven knows|beats me|
      no idea|no idea why|no clue|not a clue|haven't a clue|what baffles me|what puzzles me|puzzles me|what puzzled me|unsolved mysteries|
      unsolved puzzles|unsolved questions|head scratching|scratching my head|scratching our heads|still scratching my head|can't explain|
      cannot explain|could not explain|couldn't explain|can't figure out|cannot figure out|couldn't figure out|could not figure out|
      couldn't work out|could not work out|can't work out|haven't figured out|have not figured out|haven't worked out|still figuring out|
      still wondering|wondering about|i'm wondering|things i wonder about|i keep wondering|i wonder whether|still puzzling|
      still thinking about|still unsure|still uncertain|still unknown|still not clear|still not sure|still not decided|still not known|
      still unanswered|still a question|still in doubt|still up in the air|still under discussion|still being discussed|still debating|
      still in question|still unresolved|still unexplained|unexplained behaviour|unexplained behavior|unsettled matters|unsettled points|
      not settled|not yet settled|not decided|not yet decided|not decided yet|not clear|not yet clear|not clear to me|not clear yet|
      not certain|not quite sure|not entirely sure|not confident|not confident about|less sure about|less certain about|least sure about|
      not 100 sure|unclear to me|unclear points|unclear areas|unclear things|unclear requirements|fuzzy bits|fuzzy areas|grey area*|
      gray area*|grey zones|gray zones|vague bits|vague points|fog of war|in the fog|blank spots|white spots|terra incognita|
      known unknowns|unknown unknowns|things unknown|what's unknown|what is unknown|what's unclear|what is unclear|what's still unclear|
      what is still unclear|what remains unclear|remains unclear|what's uncertain|what is uncertain|what's not clear|what is not clear|
      what isn't clear|what's undecided|what is undecided|what's unresolved|what is unresolved|what's up in the air|up in the air|
      in the air still|hanging questions|dangling questions|lingering question*|lingering doubt*|outstanding question*|
      outstanding decision*|outstanding clarification*|pending question*|pending clarification*|pending answers|pending confirmation|
      pending input|pending discussion*|remaining question*|remaining doubts|remaining unknowns|remaining uncertainties|
      remaining decisions|unmade decisions|decisions to make|decisions to be made|decisions left|decisions outstanding|decisions open|
      decisions still open|decisions we need|decisions i need|decisions required|decision required|decisions for you|
      decisions for the owner|decisions for the user|decisions for the team|decision points|decision point|decisions not made|
      decisions not yet made|decisions not taken|decisions wanted|decide later|still deciding|to be determined|to be discussed|
      to be confirmed|to be agreed|to be settled|to settle|to agree|to agree on|to find out|to be found out|to work out|to figure out|
      to ask|to raise|to raise with|raise with|ask about|ask around|ask whoever|ask the client|ask the customer|ask the user|ask the team|
      ask the maintainer*|ask the author|ask product|ask design|ask ops|should ask|someone should ask|want to ask|would like to know|
      would love to know|i'd like to know|i'd love to know|i want to know|would be good to know|curious about|i'm curious|
      interrogation marks|question mark*|with a question mark|big question|the big question|big questions|burning question*|
      million dollar question|key question*|research question*|design question*|product question*|technical question*|
      architecture question*|business question*|legal question*|scope question*|policy question*|ux question*|faq for the owner|
      for clarification|points to clarify|points for clarification|points to settle|points of discussion|points for discussion|
      points of uncertainty|points in doubt|things to clarify|things to discuss|things to decide|things to settle|things to ask|
      things to confirm|things to find out|things i'm not sure about|things i am not sure about|things i'm unsure about|
      things we're not sure about|things i couldn't explain|things i couldn't figure out|things i could not explain|
      things i don't understand|things we don't understand|things nobody knows|nobody knows|nobody knows why|no one knows|
      no one knows why|we never found out|never found out|never figured out|never understood|didn't understand|did not understand|
      don't get|i don't get|don't fully understand|do not understand|not understood|not fully understood|poorly understood|
      not well understood|i can't tell|can't tell|cannot tell|couldn't tell|could not tell|hard to tell|hard to say|remains to be seen|
      time will tell|jury is out|jury's out|jury is still out|jury's still out|the jury is out|too early to tell|too early to say|toss up|
      coin toss|on the fence|on the fence about|in two minds|of two minds|torn between|torn about|torn on|up for debate|open to debate|
      under debate|under discussion|under consideration|in discussion|being discussed|for debate|for the team to discuss|
      for the owner to decide|for the user to decide|for the maintainer to decide|for the client to decide|for the team to decide|
      for product to decide|for others to decide|for someone to decide|to be decided by|your opinion|your opinion please|your thoughts|
      your input|your input needed|your input please|your choice|your pick|your judgement|your judgment|your answer*|up to you|
      it's up to you|you choose|you pick|pick one|choose one|what do you think|what do we think|what do we want|what do we do about|
      what should we do about|what if|what ifs|should we|should i|shall we|do we want|do we need|is it ok|is it okay|is this right|
      who decides|which way|options to choose from|options for you|options to decide|alternatives to weigh|choices to make|
      choices to be made|choices left|choice needed|forks in the road|fork in the road|design forks|assumptions to check|
      assumptions to confirm|assumptions to validate|assumptions to test|assumptions not verified|assumptions not checked|
      unchecked assumption*|untested assumption*|unproven assumption*|untested theor*|unproven theor*|unverified claims|
      unconfirmed theor*|best guess*|my guess|my guesses|educated guesses|my hunch|gut feeling*|working theor*|working hypothes*|
      suspected cause*|suspected root cause*|prime suspects|candidate cause*|candidate explanation*|possible explanation*|
      possible reason*|likely cause*|probable cause*|not yet verified|not verified|not yet confirmed|not confirmed|not investigated|
      not yet investigated|open investigation*|open mysteries|open uncertainties|open unknowns|open clarification*|open discussion*|
      open choices|open topics|open matters|open design|open for decision|open research|still to clarify|still to confirm|
      still to find out|still to be decided|still to be confirmed|still to be clarified|still to settle|still to agree|still to discuss|
      to double check with|check with the owner|confirm with|confirm with the owner|clarify with|discuss with|discussion needed|
      discussion topics|discussion items|topics for discussion|topics to discuss|talking points|request for comment*|
      requests for comment*|comments wanted|comments welcome|feedback request*|feedback please|feedback welcome|input requested|
      input required|input please|input welcome|inputs needed|user input required|user decision needed|user decisions needed|
      human decision*|human needed|human judgement|human judgment|needs a human|needs human decision|needs human judgement|
      needs human review|help please|help requested|help required|asks for|my asks|request for help|what i'd like to know|
      what i would like to know|what i want to know|what i need to know|what we need to know|what i'd ask|what i would ask|
      what i still don't know|what we still don't know|what i couldn't determine|what i could not determine|what i couldn't find out|
      what i could not find out|what i couldn't figure out|what nobody knows|what's the story with|doubtful points|in doubt|my doubts|
      smells fishy|something fishy|second guessing|confidence low|low confidence|information gaps|knowledge gaps|gaps in my knowledge|
      gaps in understanding|gaps in knowledge|missing information|missing info|missing answers|missing requirements|unclear scope
    `,
    zh: `
      待确认|待定|疑问|问题待定|未决|未决问题|开放问题|待讨论|不确定|待排查|需要确认|疑问点|待确认事项|待确认问题|未解决的问题|未解决问题|未解之谜|需要决定|待决策|需决策|待决定|待澄清|不清楚的地方|还不确定|想问|问题与疑问|需要用户确认|请确认|
      假设|没搞清|没弄清|想确认|需要你决定|待你决定|拿不准|遗留问题|悬而未决|待解答|待回答|待答复|待回复|待明确|待厘清|待查|待查明|待查清|待核实|待核对|待验证的假设|待商榷|待商议|待商定|待议|待议事项|待研究|待评估|待拍板|待敲定|待裁定|
      待裁决|待定事项|待定问题|待定项|待定论|待用户确认|待用户决定|待产品确认|待考虑|待调查|待选择|尚未确定|尚未定论|尚待确认|尚无定论|尚无结论|尚存疑问|还没有定论|还没定论|没有定论|未有定论|没有结论|还没结论|还没定|还没定的|没定的|没定下来|
      定不下来|还没想好|没想好|没想明白|没想通|没想清楚|没搞懂|没弄懂|搞不懂|弄不懂|搞不清|弄不清|搞不明白|看不懂|没看懂|还不清楚|还不知道|还不明白|不清楚|不太清楚|不明确|不明白|不明|不知道|不知道的|不太懂|不太确定|不敢确定|不好说|说不准|
      吃不准|不理解|未明确|未确认|未确定|未定|未定事项|未定论|未知|未知项|未知数|未核实|未验证的假设|未查明|未解|未解之|未解疑问|未回答|没答案|没有答案|无答案|无解|疑惑|疑难|疑点|疑云|存疑|有疑问|有疑问的|困惑|迷惑|纠结|犹豫|拿不定|
      拿不定主意|摸不准|问号|谜团|谜题|悬案|悬疑|悬念|未决事项|未决项|悬而未定|开放性问题|开放讨论|开放议题|开放项|议题|讨论点|讨论项|需讨论|需要讨论|要讨论的|需要商量|要商量|商量一下|请教|请问|请回答|请决定|请拍板|请示|请指示|问一下|
      问题想问|想请教|想问的|要问|要问的|需要问|需要回答|需要答复|需要澄清|需澄清|需确认|要确认|需进一步确认|需核实|需要核实|需要明确|需要你确认|需要你回答|需要人工确认|需要人工决策|需要人决定|需要拍板|要拍板|需要决策|需要反馈|求反馈|求确认|
      求解|求助|求教|等你决定|由你决定|你来定|你来决定|听你的|你怎么看|怎么办|要不要|该不该|是否需要|提问|问答|问老板|问产品|猜测|推测|猜想|怀疑|怀疑对象|可能原因|可能的原因|假说|设想|未经证实|未证实|待答覆|待回覆|需要答覆
    `,
    ja: `
      未解決|質問|疑問|疑問点|不明点|不明な点|確認事項|要確認|未決定|未決事項|検討事項|検討中|オープンクエスチョン|確認したいこと|相談|未解決の質問|未解決の問題|未解決事項|未確認|未確認事項|確認待ち事項|確認が必要|確認が必要なこと|質問事項|
      聞きたいこと|わからないこと|分からないこと|決まっていないこと|決まってないこと|要検討|要相談|仮説|謎|保留|保留事項|判断待ち事項|わからない|分からない|決まっていない|決めていない|迷って|判断に迷|未解決の疑問|未解決の課題|未解決の論点|
      未解決の謎|未解明|未決|未決のこと|未定|未定事項|未決着|未確定|未確定事項|未検証|未検証の仮定|未検証事項|未回答|未回答の質問|未検討|未判断|オープンな質問|オープンな課題|オープンな論点|オープンイシュー|オープンな疑問|論点|残論点|議論したい|
      議論が必要|議論ポイント|議題|要議論|要判断|要決定|要確認事項|要調査|要検証|要ヒアリング|要回答|確認したい|確認したい点|確認してほしい|確認してください|確認をお願い|確認待ち|確認お願い|確認依頼|確認点|確認すべき|確認が要る|確認必要|相談事項|
      相談したい|相談したいこと|相談ごと|ご相談|相談中|質問したい|質問リスト|質問一覧|質問と|ご質問|聞きたい|聞いておきたい|聞いてほしい|聞いておくこと|教えてほしい|教えてください|教えて|伺いたい|問い合わせ|問い合わせ事項|問い|疑問に思|疑問点と|
      疑わしい|疑い|気になる|気になること|気になる点|気になっている|気になっていること|引っかかっていること|もやもや|モヤモヤ|もやっと|腑に落ちない|納得いかない|よくわからない|よく分からない|わかってない|わかっていない|分かっていない|分かってない|
      わからん|わからなかった|分からなかった|わからぬ|知らない|知りたい|知りたいこと|理解できていない|理解できない|把握できていない|把握していない|はっきりしない|はっきりしていない|曖昧|曖昧な点|あいまい|不明|不明確|不明な|不明事項|不確か|不確かな|
      不確実|不確定|不確定要素|未知|未知数|自信がない|自信のない|自信なし|怪しい|怪しいところ|決めかねて|決めてほしい|決めてください|決めたい|決めること|決めるべき|決める必要|決めなければ|決まらない|決まってない|決着していない|決着がついていない|
      結論が出ていない|結論待ち|答えが出ていない|答えの出ていない|答え待ち|答えてほしい|回答待ち|回答がほしい|判断が必要|判断してほしい|判断を仰ぎ|判断をお願い|判断に困|判断保留|判断材料|判断いただ|ご判断|決断|決断待ち|意思決定が必要|意思決定待ち|
      選択が必要|選択肢|検討事項と|検討課題|検討が必要|検討したい|検討すべき|検討ポイント|検討項目|検討待ち|迷い|迷いどころ|迷っている|迷っていること|迷い中|悩み|悩みどころ|悩み中|悩んでいる|悩んでいること|考え中|考えどころ|ペンディング|推測|
      推定|予想|憶測|仮定|仮説と|原因候補|考えられる原因|原因不明|調査が必要|どうする|どうすべき|どうしよう|どうするか|なぜか|ユーザー確認|ユーザーに確認|人間の判断|ミステリー
    `,
    de: `
      fragen|offene fragen|unklar|ungeklärt|zu klären|klärungsbedarf|noch zu klären|unentschieden|hypothesen|rückfragen|offene frage|
      noch unklar|was unklar ist|ungeklärtes|ungeklärte fragen|ungeklärte punkte|unklarheiten|zu entscheiden|noch zu entscheiden|
      entscheidungsbedarf|entscheidung nötig|vermutungen|zu besprechen|zu bestätigen|unbekannt|rückfrage|frage|weiß ich nicht|weiß nicht|
      nicht verstanden|keine ahnung|offene punkte|wissen wir nicht|was wir nicht wissen|weiß keiner|brauche antwort|antwort nötig|
      entscheidung offen|zu klärende punkte|weiß man nicht|weiß niemand|keiner weiß|niemand weiß|wer weiß|wer weiß das|wer kennt sich aus|
      weiß jemand|was keiner weiß|was ich nicht weiß|nicht klar|noch nicht klar|mir nicht klar|ist nicht klar|mir unklar|bleibt unklar|
      unklare punkte|unklare stellen|unklares|undurchsichtig|schleierhaft|rätselhaft|rätsel|rätselhaftes|ungelöste rätsel|mysterien|
      mysteriös|mysterium|fragezeichen|große fragezeichen|noch fragezeichen|im dunkeln|tappen wir im dunkeln|ungewiss|ungewissheiten|
      unsicher|unsicherheiten|unsicher bin ich|bin mir unsicher|bin unsicher|bin nicht sicher|nicht sicher|zweifel|zweifelhaft|fraglich|
      fragwürdig|in frage|steht in frage|noch offen ob|offen ist ob|ob und wie|verdacht|verdachtsmomente|verdächtig|mutmaßungen|vermutung|
      spekulation|hypothese|annahmen|ungeprüfte annahmen|unbestätigt|unbestätigtes|noch nicht bestätigt|noch nicht entschieden|
      nicht entschieden|noch nicht geklärt|nicht geklärt|klären|bitte klären|klärung|klärungspunkte|klärung nötig|muss geklärt werden|
      müssen klären|müssen wir klären|zu fragen|nachfragen|nachfrage|noch nachfragen|nachzufragen|bitte nachfragen|fragen an|
      fragen ans team|fragen für|fragenliste|fragenkatalog|fragen über fragen|ich frage mich|frage mich|wir fragen uns|was ich mich frage|
      grübeln|worüber ich grüble|diskussionspunkte|diskussionsbedarf|diskussion|zu diskutieren|zur diskussion|diskutieren|besprechen|
      besprechungspunkte|gesprächsbedarf|redebedarf|abstimmungsbedarf|noch abzustimmen|abzustimmen|abklären|abzuklären|noch abzuklären|
      offene entscheidungen|offene entscheidung|ausstehende entscheidungen|ausstehende entscheidung|noch keine entscheidung|
      entscheidung steht aus|entscheidungen ausstehend|entscheidung gesucht|muss entschieden werden|müssen wir entscheiden|
      wer entscheidet|bitte entscheiden|deine entscheidung|zu überlegen|überlegen|zu überdenken|noch zu überlegen|überlegungen|
      denkanstöße|noch nicht verstanden|verstehe ich nicht|versteh ich nicht|versteht keiner|verstehen wir nicht|nicht nachvollziehbar|
      ursache unbekannt|ursache unklar|unbekannte ursache|noch unbekannt|unbekannte|nicht untersucht|noch nicht untersucht|unerforscht|
      antwort gesucht|antworten gesucht|wartet auf antwort|hilfe gesucht|rat gesucht|ratlos|kein plan|kein schimmer|streitpunkte|strittig|
      umstritten|uneinig|da sind wir uneinig|themen fürs team|offene diskussion*|in der schwebe|schwebend|schwebt noch|hängt in der luft|
      unklarheit
    `,
    es: `
      preguntas|preguntas abiertas|dudas|por confirmar|por decidir|sin decidir|hipótesis|a confirmar|sin aclarar|cuestiones abiertas|
      incógnitas|sin resolver|por resolver|pregunta|dudas abiertas|duda|preguntas pendientes|por aclarar|a decidir|decisiones pendientes|
      no está claro|sospechas|por definir|por validar|consultas|no sabemos|lo que no sabemos|no sé|falta saber|falta decidir|
      por decidir aún|preguntas sin responder|pregunta abierta|sin respuesta|sin responder|por responder|interrogantes|incertidumbres|
      incierto|indefiniciones|sin definir|por determinar|a determinar|a definir|por discutir|a discutir|para discutir|a debatir|consultar|
      preguntar|aclaraciones|aclarar|falta aclarar|falta definir|falta por decidir|falta por aclarar|confirmar|a validar|
      pendiente de decidir|pendiente de decisión|pendiente de definir|pendiente de confirmar|pendiente de aclarar|pendientes de decidir|
      pendientes de confirmar|decisiones abiertas|decisiones por tomar|decisiones sin tomar|decisión pendiente|por acordar|sin acordar|
      sin cerrar|lo que no sé|lo que falta por decidir|lo que falta saber|no entiendo|no entendí|no tengo claro|no me queda claro|
      no quedó claro|queda por decidir|queda por aclarar|poco claro|no está decidido|no decidido|ni idea|hipotesis|hipótesis abiertas|
      hipótesis sin verificar|sin verificar|sin comprobar|no verificado|no confirmado|sin validar|supuestos sin verificar|sospecha|
      posibles causas|misterios|enigmas|dudas pendientes|dudas para|me pregunto|nos preguntamos|tu decisión|tú decides|
      necesito tu opinión|necesito que decidas|necesita decisión|requiere decisión|cuestiones pendientes|cuestiones sin resolver|
      asuntos por decidir|en el aire|por ver|incognitas|desconocido|alguien sabe|indefinid*|no tengo claras|no tenemos claro|
      no están claras|no está clara|sin aclarar todavía
    `,
    fr: `
      questions|questions ouvertes|questions en suspens|à confirmer|à décider|à clarifier|incertitudes|hypothèses|points à trancher|
      en suspens|question|question ouverte|questions à trancher|à trancher|non résolu|non résolus|doutes|incertain|pas clair|à valider|
      à vérifier auprès*|à discuter|points ouverts|points en suspens|décisions à prendre|soupçons|inconnues|interrogations|on ne sait pas|
      ce qu'on ne sait pas|reste à décider|reste à trancher|à décider encore|à trancher encore|a trancher|a confirmer|a decider|
      a clarifier|a valider|à arbitrer|arbitrages à rendre|à élucider|à éclaircir|éclaircissements|à préciser|à définir|à déterminer|
      à débattre|à discuter ensemble|à discuter avec|discussions|discussion|points de discussion|points à discuter|points à clarifier|
      points à éclaircir|points à confirmer|points à décider|points à préciser|points obscurs|points d'interrogation|
      point d'interrogation|zones d'ombre|zone d'ombre|zones grises|zone grise|flou|floues|le flou|c'est flou|encore flou|ce qui est flou|
      reste flou|pas très clair|ce qui n'est pas clair|n'est pas clair|pas encore clair|peu clair|ce qui reste flou|obscur|mystère|
      mystères|mystérieux|énigme|énigmes|inexpliqué|inexpliqués|sans explication|inconnu|l'inconnu|ce qu'on ignore|on ignore|
      ce que j'ignore|j'ignore|personne ne sait|nul ne sait|qui sait|qui sait si|dieu sait|aucune idée|je ne sais pas|je sais pas|
      ce que je ne sais pas|on sait pas|sais pas|pas sûr|pas sûre|pas certain|je ne suis pas sûr|pas sûr de|ce dont je doute|doute|
      dans le doute|des doutes|mes doutes|incertitude|incertains|non confirmé|non confirmés|pas confirmé|à confirmer avec|
      confirmation attendue|non vérifié|non élucidé|non tranché|pas tranché|pas encore tranché|pas encore décidé|non décidé|pas décidé|
      indécis|indécision|décision à prendre|décisions en attente|décision en attente|décisions ouvertes|décision requise|
      décisions à arbitrer|reste à savoir|reste à clarifier|reste à confirmer|à savoir si|faut-il|faut décider|il faut décider|
      il faut trancher|qui décide|qui tranche|qui peut répondre|besoin d'un avis|besoin d'une décision|besoin d'une réponse|
      besoin de réponse|réponses attendues|réponse attendue|en attente de réponse|sans réponse|questions sans réponse|
      question sans réponse|questions restantes|questions à poser|questions à clarifier|questions en attente|questions non résolues|
      questions pour|questions au|mes questions|à demander|demander à|à poser|on se demande|je me demande|on s'interroge|pas compris|
      ce que je n'ai pas compris|n'ai pas compris|je ne comprends pas|ne comprends pas|on ne comprend pas|pas encore compris|incompris|
      incompréhensions|cause inconnue|causes inconnues|origine inconnue|hypothèse|suppositions|supposition|présomptions|soupçon|
      pistes à confirmer|conjectures|à creuser|à investiguer|à éclaircir avec|réflexions en cours|en réflexion|en débat|en discussion|
      désaccords|sujets ouverts|sujets à trancher|sujets en suspens|sujets à discuter|points non résolus|points indécis|point ouvert|
      matière à réflexion|avis bienvenus|perplexe|perplexité|a trancher encore|a arbitrer|a élucider|a éclaircir|eclaircissements|
      a préciser|a définir|a déterminer|a débattre|a discuter ensemble|a discuter avec|enigme|enigmes|a confirmer avec|a savoir si|
      a demander|a poser|a creuser|a investiguer|a éclaircir avec|a décider|a vérifier auprès*|a discuter|a décider encore
    `,
    pt: `
      perguntas|perguntas em aberto|questões|questões em aberto|dúvidas|a confirmar|a decidir|hipóteses|hipóteses abertas|em aberto|
      indefinições|dúvida|pergunta|não resolvido|sem resposta|a esclarecer|esclarecer|a definir|por definir|a validar|decisões pendentes|
      não está claro|suspeitas|incógnitas|pontos em aberto|para discutir|não sabemos|o que não sabemos|falta saber|falta decidir|não sei|
      perguntas abertas|perguntas sem resposta|pergunta em aberto|perguntas pendentes|questoes|questões abertas|questões pendentes|
      questão|questão em aberto|duvidas|dúvidas em aberto|dúvidas abertas|dúvidas pendentes|por responder|a responder|incertezas|
      incerteza|incerto|indefinido|indefinição|sem definição|não definido|por determinar|a determinar|por discutir|a discutir|
      para debater|a combinar|por combinar|consultar com|perguntar|esclarecimentos|falta definir|bater o martelo|confirmar|por validar|
      por decidir|pendente de decisão|pendente de definição|pendente de confirmação|pendentes de decisão|decisão pendente|
      decisões em aberto|decisões abertas|decisões por tomar|decisões a tomar|não decidido|não ficou claro|não entendi|não entendo|
      o que não percebi|pouco claro|não se sabe|sei lá|hipotese|hipótese|hipoteses|hipóteses não verificadas|não verificado|
      não confirmado|por verificar|não validado|suposições a verificar|premissas a validar|suspeita|possíveis causas|causa provável|
      mistérios|enigmas|me pergunto|será que|sua decisão|você decide|preciso da sua opinião|preciso de resposta|precisa de decisão|
      requer decisão|assuntos em aberto|temas em aberto|para discussão|fica no ar|está por ver|resta saber|aguardando decisão|
      aguarda decisão|por resolver|sem resolução|alguém sabe|pulga atrás da orelha|não está clara|não estão claras|ainda não sei|
      ficou a dúvida|alguém decida|preciso que alguém
    `,
    ru: `
      вопросы|открытые вопросы|неясно|непонятно|не решено|нерешённое|нерешенное|гипотезы|уточнить|требует уточнения|под вопросом|сомнения|
      вопрос|нерешённые вопросы|нерешенные вопросы|нерешённые проблемы|что неясно|что непонятно|надо уточнить|нужно уточнить|нужно решить|
      к обсуждению|обсудить|подозрения|предположения|неизвестно|на уточнение|не знаю|не понимаю|не понял|чего не знаем|не знаем|
      предстоит решить|надо решить|требует решения|что непонятно было|пока непонятно|не очень понятно|не до конца понятно|непонятки|
      непонятное|непонятные места|неясности|неясность|пока неясно|не ясно|не понятно|неясные моменты|туман|туманно|в тумане|загадки|
      загадка|загадочно|мистика|тайна|тайны|белые пятна|белое пятно|тёмные места|темные места|тёмные пятна|темные пятна|знаки вопроса|
      большие вопросы|вопросики|остались вопросы|оставшиеся вопросы|остаются вопросы|вопросы к|вопросы для|вопросы команде|
      вопросы на обсуждение|вопросы для обсуждения|вопросы без ответа|вопрос без ответа|без ответа|нет ответа|ждут ответа|ждёт ответа|
      ждет ответа|ждём ответа|ждем ответа|нужен ответ|нужны ответы|нужен совет|нужно мнение|нужна помощь разобраться|спорные вопросы|
      спорные моменты|спорное|спорно|есть вопросы|мой вопрос|мои вопросы|неотвеченные вопросы|незакрытые вопросы|незакрытый вопрос|
      открытый вопрос|нерешённый вопрос|нерешенный вопрос|висят вопросы|висящие вопросы|вопрос открыт|вопрос остаётся|вопрос остается|
      остаётся вопросом|остается вопросом|хз|хз почему|кто знает|кто бы знал|никто не знает|никому не известно|чего я не знаю|
      что не знаем|мы не знаем|я не знаю|понятия не имею|без понятия|не в курсе|не уверен|не уверены|в чём не уверен|в чем не уверен|
      неуверенность|неопределённость|неопределенность|неопределённости|неопределенности|неопределённо|неопределенно|не определено|
      не определились|пока не решили|ещё не решили|еще не решили|не решили|ещё не решено|еще не решено|пока не решено|решить|что решить|
      надо определиться|определиться|требует решений|требуется решение|нужно решение|нужны решения|ждёт решения|ждет решения|
      ждёт вашего решения|ждет вашего решения|кто решает|решать вам|ожидает решения|на усмотрение|выбрать|надо выбрать|обговорить|
      проговорить|надо обсудить|нужно обсудить|стоит обсудить|требует обсуждения|для обсуждения|на обсуждение|обсуждается|
      темы для обсуждения|дискуссия|дискуссионное|спросить|спросить у|надо спросить|нужно спросить|у кого спросить|узнать|надо узнать|
      выяснить|надо выяснить|нужно выяснить|предстоит выяснить|не выяснено|невыясненное|не выяснили|уточнения|уточняется|на уточнении|
      к уточнению|требуется уточнение|требуют уточнения|прояснить|нужно прояснить|надо прояснить|требует прояснения|разобраться|
      надо разобраться|нужно разобраться|не разобрался|не разобрались|не до конца разобрался|не поняли|так и не понял|так и не поняли|
      не понимаем|почему-то|непонятно почему|неизвестно почему|неизвестная причина|причина неизвестна|причина неясна|причина не найдена|
      не исследовано|не изучено|гипотеза|догадки|догадка|подозрение|есть подозрение|предположение|допущения|под сомнением|сомнительно|
      сомнительное|есть сомнения|на подтверждении|требует подтверждения|нужно подтверждение|подтвердить|не подтверждено|неизвестные|
      неизвестное|нерешенные проблемы
    `,
    ko: `
      질문|미해결 질문|열린 질문|미결|미결 사항|미정|확인 필요|확인할 것|불명확|논의 필요|궁금한 점|미해결|미해결 문제|미해결 사항|질문 사항|질문사항|확인 사항|확인사항|확인이 필요한 것|확인 필요 사항|결정 필요|결정이 필요한 것|
      논의할 것|논의 사항|모르는 것|불확실한 것|의문점|의문|가설|모르겠|궁금|정해지지|결정되지|결정해야|질문들|질문 목록|질문할 것|질문 있|질문거리|질문드|물어볼|물어볼 것|물어보고 싶은|물어봐야|여쭤볼|여쭤|문의|문의 사항|문의사항|
      답변 필요|답변 대기|답변이 필요|답이 필요한|답 없는|답을 못 찾은|답을 모르|답이 없는|미답|미확인|미확인 사항|미확정|미확정 사항|미결정|미결정 사항|미결정사항|미결정된|미결 과제|미결 질문|미정 사항|미정사항|미정인|미검증|
      미검증 가정|미파악|미상|미지수|미스터리|수수께끼|오픈 이슈|오픈 질문|오픈 퀘스천|열린 이슈|열린 문제|열려 있는|쟁점|논점|논의 중|논의가 필요|논의필요|논의 거리|논의할|논의 대상|논의 포인트|토론|토의|상의|상의할|상의 필요|
      상의가 필요|협의|협의 필요|협의할|협의 사항|검토 필요|검토가 필요|검토할|검토 사항|검토사항|검토 중|확인필요|확인 요망|확인요망|확인 요청|확인 부탁|확인해야|확인해 주세요|확인해주세요|확인 대기|확인할 사항|확인할 점|
      확인하고 싶은|확인이 필요|확인되지 않은|확인 안 된|확인 못 한|확인 못한|결정할 것|결정할 사항|결정 대기|결정이 필요|결정필요|결정 안 된|결정 안된|결정 못 한|결정 못한|결정되지 않은|결정 요청|결정해 주세요|결정해주세요|
      결정해줘|결정 사항 대기|결정 보류|판단 필요|판단이 필요|판단 보류|판단해|선택 필요|선택이 필요|선택해야|의사결정 필요|의사 결정 필요|정해야|정해야 할|정할 것|정해지지 않은|안 정한|안 정해진|못 정한|아직 못 정한|아직 미정|
      아직 모르|아직 불분명|모르는|모르는 점|모르는 부분|모르겠는|모르겠는 것|모름|몰라|잘 모르|알 수 없는|알 수 없|알아봐야|알고 싶은|궁금한|궁금한 것|궁금증|궁금한점|의문 사항|의문사항|의문나는|의심|의심되는|의심스러운|의아한|
      불확실|불확실성|불확실한|불확실한 점|불명확한|불명|불분명|불분명한|불분명한 점|애매|애매한|애매한 것|애매한 점|애매한 부분|모호|모호한|모호한 점|헷갈리는 점 확인|확실하지|확실치|확신이 없|확신 없|자신 없는|이해 안|이해가 안|
      이해 못|이해하지 못|풀리지 않은|안 풀린|못 푼|해결 못 한 의문|해결되지 않은 질문|해결 안 된 질문|고민|고민 중|고민거리|고민되는|고민할|고민 포인트|생각해 볼|생각해볼|생각해봐야|갈등|망설|가정|추측|추정|추정 원인|짐작|
      예상 원인|가능한 원인|의심 원인|원인 불명|원인 미상|조사 필요|조사할|파악 필요|어떻게 할지|어떻게 할까|할까 말까|사용자 결정|사용자 확인|사용자에게 물|사용자 판단|의견 필요|의견 요청|피드백 필요|피드백 요청
    `,
    it: `
      domande|domande aperte|dubbi|da chiarire|da decidere|da confermare|ipotesi|questioni aperte|non chiaro|incognite|domanda|
      domanda aperta|domande irrisolte|quesiti|quesiti aperti|interrogativi|punto interrogativo|dubbio|dubbi aperti|dubbi residui|
      perplessità|incertezze|incerto|incognita|questioni irrisolte|punti aperti|punto aperto|punti non chiari|temi aperti|
      nodi da sciogliere|da capire|ancora da capire|da definire|da stabilire|da discutere|da concordare|da valutare|da verificare con|
      da approfondire|chiedere|da validare|è da vedere|tutto da vedere|decisioni aperte|decisioni in sospeso|decisioni da prendere|
      decisione da prendere|serve una decisione|servono decisioni|in attesa di decisione|richiede decisione|non deciso|non ancora deciso|
      non definito|indefinito|non è deciso|non è chiaro|cose non chiare|poco chiaro|non mi è chiaro|cosa non so|quello che non sappiamo|
      non so|non sappiamo|non si sa|chissà|boh|enigmi|ipotesi aperte|ipotesi non verificate|non verificato|non confermato|
      assunzioni da verificare|sospetti|possibili cause|non ho capito|non capisco|irrisolti|senza risposta|mi chiedo|ci chiediamo|
      decidi tu|tocca a te decidere|a te la decisione|serve il tuo parere|chi decide|chiarimenti|in forse|resta da capire|
      rimane da capire|resta da decidere|resta da chiarire|sconosciuto|non sono chiare|non sono chiari|ancora non so|ho dei dubbi
    `,
    et: `
      küsimused|lahtised küsimused|küsimus|kusimused|lahtine küsimus|avatud küsimus|vastamata|vastamata küsimused|vastuseta|
      vastuseta küsimused|vastust vajab|vastust ootab|vajab vastust|lahtised teemad|lahtised punktid|lahtised otsused|lahtine|otsustamata|
      otsustada|otsustamist vajab|ootab otsust|otsust ootab|otsust vajab|vajab otsust|vaja otsust|pole otsustatud|ei ole otsustatud|
      lahendamata küsimused|lahendamata|selgitada|selgitamist vajab|vajab selgitamist|vajab selgitust|täpsustada|täpsustamist vajab|
      vajab täpsustamist|täpsustamisel|täpsustamata|selgusetu|selgusetud kohad|ebaselge|ebaselged|ebaselgus|ei ole selge|pole selge|
      mis jäi selgusetuks|jäi ebaselgeks|jäi lahtiseks|kahtlused|kahtlus|hüpoteesid|hüpotees|oletused|oletus|kontrollimata|kinnitamata|
      kinnitust vaja|kinnitust vajab|vajab kinnitust|ootab kinnitust|kinnitada|teadmata|mida ei tea|ei tea|pole teada|ei ole teada|
      tundmatu|küsida|küsida kasutajalt|tuleb küsida|küsi|arutada|arutamiseks|arutelupunktid|mõistatused|võimalikud põhjused|õhus|
      jäi õhku|ei saanud aru|otsusta sina|vaja tagasisidet|mõtlemiskoht|vajab selgust|pole kindel|ei ole kindel|kindlaks teha|
      välja uurida|pole päris selge
    `,
  },
  blockers: {
    en: `
      blocker*|blocked|current blocker*|blocked on|blocked by|blocked until|blocking|impediment*|obstacle*|showstopper*|show stopper*|
      stuck|waiting|waiting on|waiting for|held up|hold-up*|holdup*|on hold|stalled|needed from*|need from*|what i need from*|
      what we need from*|has to hand over|required from*|missing access|external dependencies|blockades|hard blockers|what blocks us|
      what blocks me|what is blocking|what's blocking|blocked items|blocked work|blocked tasks|waiting on others|waiting for others|
      waiting on the user|needs from others|need from you|what i need from you|what we need from you|cannot proceed|can't proceed|
      prevents progress|gating|gated on|gated by|prerequisites missing|missing prerequisites|depends on others|in my way|in our way|
      in the way|what's in the way|what is in the way|what's in my way|stands in the way|standing in the way|standing in our way|
      getting in the way|gets in the way|road block*|blocking issue*|blocking problem*|blocking bug*|blocking item*|blocking question*|
      blocking factor*|blocking dependenc*|blocking us|blocking me|blocks us|blocks me|blocks everything|blocks progress|blocks release|
      blocks the release|blocks the merge|blocks merge|blocks deployment|blocks launch|blocking release|blocking the release|
      blocking launch|blocking progress|blocking merge|release blocker*|launch blocker*|merge blocker*|ship blocker*|hard block*|
      soft blocker*|external block*|known blocker*|open blocker*|active blocker*|remaining blocker*|still blocked|still blocking|
      currently blocked|blocked for now|blocked at the moment|blocked externally|blocked and waiting|blocked waiting|blocked pending|
      blocked awaiting|blocked tickets|blocked issues|blocked steps|blocked things|blocked stuff|blocked because|blocked behind|
      why it is blocked|why it's blocked|why we are blocked|why we're blocked|why i'm blocked|what blocks|what blocks this|what blocks it|
      what blocks the|what's blocked|what is blocked|what blocked me|what blocked us|what's blocking us|what's blocking me|
      what is blocking us|what is blocking me|bottlenecked by|bottlenecked on|choke point*|brick wall*|hit a wall|hit a brick wall|
      hit the wall|show stopping|no go until|hard stop*|halted by|halted on|stopped by|stopped because|stopped by external|
      what stopped me|what stopped us|what stopped this|what's stopping us|what is stopping us|what's stopping me|what is stopping me|
      what stops us|what stops me|stopping us|stopping me|preventing progress|prevents us|what prevents|what prevents us|keeps us from|
      keeping us from|keeping me from|what keeps us from|what's keeping us from|holding us up|holding me up|holding us back|
      holding me back|holding this up|holding it up|holding things up|holding back|holds us back|holds us up|what's holding us up|
      what is holding us up|what holds us up|what holds me up|what's holding this up|what held me up|what held us up|delayed by|
      delayed until|delayed pending|slowing us down|slowing me down|slows us down|stuck on|stuck at|stuck with|stuck here|stuck because|
      stuck behind|stuck points|stuck until|stuck waiting|where i'm stuck|where i am stuck|where we're stuck|where we are stuck|
      where i got stuck|where we got stuck|where it is stuck|what i'm stuck on|what we are stuck on|i'm stuck|i am stuck|we're stuck|
      we are stuck|got stuck|getting stuck|stymied by|hands tied|my hands are tied|our hands are tied|tied up|bogged down|log jam*|
      stand still|at a standstill|stalled on|stalled by|stalled work|stalled items|frozen until|frozen pending|paused until|
      paused pending|parked until|parked pending|on hold until|on hold pending|on hold for|suspended until|suspended pending|in limbo|
      pending access|pending approval*|pending external|pending credentials|pending others|pending on|pending from|pending response*|
      pending reply|pending review by|pending sign off|awaiting access|awaiting approval*|awaiting credentials|awaiting external|
      awaiting input|awaiting others|awaiting reply|awaiting response*|awaiting review|awaiting sign off|awaiting feedback|awaiting user|
      awaiting upstream|awaiting vendor|waiting around|waiting on you|waiting for you|waiting for access|waiting for approval|
      waiting for answers|waiting for input|waiting for credentials|waiting for upstream|waiting for third parties|
      waiting on third parties|waiting on people|waiting for people|waiting on external|waiting for external|waiting on upstream|
      waiting on vendor|waiting on ops|waiting on review|waiting for review|waiting on access|waiting on approval|waiting on input|
      waiting for someone|waiting on someone|who we are waiting for|who we're waiting on|what we're waiting on|what we are waiting on|
      what we are waiting for|what we're waiting for|what i'm waiting on|what i'm waiting for|what i am waiting for|what i am waiting on|
      we are waiting for|we're waiting on|still waiting for|still waiting on|still waiting|still awaiting|ball in their court|
      ball is in their court|not in our hands|not in my hands|out of our hands|out of my hands|out of our control|out of my control|
      outside our control|beyond our control|beyond my control|in other hands|in others hands|in someone else's hands|hinges on|
      hinging on|contingent on|contingent upon|conditional on|depends on someone else|depends on external|depends on upstream|
      depends on other teams|depends on others work|depends on a decision|dependent on others|dependent on external|
      dependencies on others|dependencies on other teams|external dependency|external deps|outside dependencies|
      third party dependencies blocking|upstream dependencies blocking|cross team dependencies|unmet dependenc*|unmet prerequisite*|
      unmet precondition*|unmet needs|unsatisfied dependenc*|unresolved dependenc*|outstanding dependenc*|outstanding approvals|
      outstanding access requests|missing prerequisite*|missing credentials|missing permission*|missing approvals|missing hardware|
      missing licence*|missing license*|lack of access|lacking access|no access|no access to|no access yet|don't have access|
      do not have access|don't have access to|no credentials|access needed|access required|access requested|access i need|
      permissions needed|permissions required|permissions missing|credentials needed|credentials required|credentials missing|
      approval needed|approval required|approvals needed|approvals required|needs approval|need approval|needs access|need access|
      needs credentials|needs permission*|needs someone with|needs someone else|needs external|needs an admin|needs admin|needs ops|
      needs hardware|needed to proceed|needed to continue|needed to move on|needed before we can|needed before i can|needed to unblock|
      required to proceed|required to continue|required to unblock|to unblock|to unblock us|to get unblocked|what would unblock|
      what would unblock us|what unblocks|what unblocks us|what unblocks this|how to unblock|how to unblock this|unblock me|unblock us|
      unblocks when|needed from you|needed from the user|needed from the owner|needed from others|needed from outside|
      what is needed from you|what's needed from you|what i need from others|what we need from others|i need from you|we need from you|
      what's needed to continue|what is needed to continue|cannot continue|can't continue|cannot continue until|can't continue until|
      cannot continue without|can't continue without|cannot proceed until|cannot proceed without|can't proceed until|
      can't proceed without|cannot start until|can't start until|cannot ship until|can't ship until|cannot merge until|can't merge until|
      cannot finish|can't finish|cannot finish until|can't finish until|cannot move on|can't move on|cannot move forward|
      can't move forward|can't go on|cannot go on|can't go on until|cannot go on until|can't go any further|cannot go further|
      can't get past|cannot get past|could not get past|couldn't get past|can't get further|no way forward|no way past|no way around|
      no progress on|no progress until|not possible until|not until|nothing moves until|nothing happens until|won't move until|
      impossible until|unable to proceed|unable to continue|held back|held back by|held until|held up by|held up on|on the critical path|
      critical path blockers|who we need|people we need|help needed to proceed|things outside our control|things that block us|
      things in the way|stop the line|constrained by others|upstream blocker*|upstream blocked|vendor blocker*|infra blocker*|
      infrastructure blocker*|environment blocker*|legal blocker*|security blocker*|access blocker*|waiting around for
    `,
    zh: `
      阻塞|阻塞项|阻碍|卡点|卡住|受阻|等待|阻塞问题|阻塞点|阻塞事项|当前阻塞|卡住的地方|等待中|等待外部|依赖项阻塞|卡住了|卡住的|卡住的点|卡住的事|卡在|卡在哪|卡在哪里|卡了|卡着|卡着的|卡壳|卡脖子|卡关|被卡|被卡住|被卡的|被阻塞|被阻|
      被挡|被挡住|被堵|被拦|堵点|堵塞|堵住|堵在|堵着的|拦路虎|拦住|拦着|绊住|挡路|挡路的|挡住|阻断|阻断项|阻挡|阻拦|阻止|阻碍因素|阻碍项|阻力|阻滞|阻塞中|阻塞原因|阻塞任务|阻塞因素|障碍|障碍物|瓶颈|死锁|停滞|停摆|停住|停在|搁浅|
      僵局|进行不下去|做不下去|推不动|推不下去|走不动|动不了|干不了|做不了|没法继续|没法推进|没法做|没法往下|无法推进|无法继续|无法进行|无法开展|不能继续|不能推进|不能往下|受限|受限于|受制于|受阻事项|受阻原因|依赖外部|依赖他人|依赖别人|
      外部依赖|外部阻塞|外部因素|前置依赖|前置条件未满足|缺权限|缺少权限|没权限|没有权限|缺账号|缺资源|需要权限|需要外部|需要支持|需要协助|需要帮助|需要配合|需别人|需他人|在等|在等的|在等谁|等谁|等别人|等人|等对方|等回复|等审批|等批准|
      等结果|等外部|等待项|等待事项|等待回复|等待审批|等待他人|等待反馈|等待确认|等待权限|等着|等着的|还在等|正在等|待外部|待审批|待批准|待授权|待他人|待对方|暂停原因|暂停中|挂起|挂起中|挂着|悬着|难以推进|硬阻塞|软阻塞|主要阻塞|阻塞清单|
      阻塞列表|Blocker 项|卡著|卡著的|堵著的|受限於|受制於|等回覆|等待回覆|等著|等著的
    `,
    ja: `
      ブロッカー|ブロック|ブロック中|障害|阻害要因|待ち|依頼待ち|ブロッカー一覧|ブロックされていること|止まっていること|詰まっているところ|詰まり|待ち状態|外部待ち|阻害|ブロッキング|ブロックされ|ブロックされている|ブロックしている|ブロック要因|
      ブロック事項|ブロック状況|ブロック項目|ブロックしているもの|ブロッカーと|ブロッカー：|行き詰まり|行き詰まっている|行き詰まった|行き詰まって|行き詰り|手詰まり|手が止まって|手が止まっている|手が出せない|手が出ない|詰まっている|詰まってる|
      詰まっていること|詰まった|詰まっている点|詰まって|詰まりポイント|詰んでいる|詰んでる|止まっている|止まっているもの|止まっている作業|止まっているところ|止まってる|止まって|停止中|停止理由|停滞|停滞中|ストップ|ストップ中|足止め|足止め中|足かせ|
      足枷|妨げ|妨げている|妨げになって|障壁|障害物|阻害している|阻害要素|支障|ボトルネック|ネックになって|困っている|困っていること|困ってること|困り中|身動きが取れない|動けない|動けない理由|進まない|進まない理由|進めない|進めない理由|
      進められない|進めません|進んでいない|先に進めない|先へ進めない|着手できない|着手できない理由|作業できない|作業を止めて|作業が止まって|続行不可|続行できない|待っている|待っていること|待っているもの|待ってる|待ち中|待ち事項|待ちのもの|待ちタスク|
      待ちリスト|待機|待機中|待機事項|回答待ちのため|返事待ち|返答待ち|返信待ち|連絡待ち|承認待ち|許可待ち|申請中|権限待ち|権限不足|権限がない|権限がなく|レビュー待ち|外部依存|外部要因|他者待ち|他チーム待ち|相手待ち|先方待ち|人待ち|依存待ち|
      依存関係待ち|前提待ち|前提が揃わない|入荷待ち|提供待ち|必要な支援|支援が必要|助けが必要|助けてほしい|ヘルプ希望|もらわないと|もらう必要|保留理由|ペンディング理由
    `,
    de: `
      blocker|blockiert|blockaden|blockierend|hindernisse|hemmnisse|wartet auf|warten auf|gesperrt|blockierer|was blockiert|blockierendes|
      hindernis|es hängt an|hängt an|wartend|externe abhängigkeiten|voraussetzungen fehlen|stillstand|hängen an|es hängt|hängt bei|
      hängt fest|wo wir festhängen|festgefahren|wo ich festhänge|wir hängen|ich hänge|woran es hängt|woran es hakt|woran es scheitert|
      hänger|aufgehalten|hält uns auf|was uns aufhält|was aufhält|hält auf|bremst|was uns bremst|bremsklötze|bremsklotz|ausgebremst|
      steckt fest|stecken fest|stecke fest|festgesteckt|stockend|klemmt bei|steht still|liegt auf eis|auf eis|ruht|pausiert|angehalten|
      gestoppt|stopp|sackgasse|komme nicht weiter|kommen nicht weiter|nicht weiter|geht nicht weiter|kein weiterkommen|
      weiterkommen verhindert|verhindert|was verhindert|im weg|steht im weg|was im weg steht|blockade|blockierungen|blockierung|
      blocker und abhängigkeiten|aktuelle blocker|aktuell blockiert|derzeit blockiert|blockierte aufgaben|blockierte punkte|blockierend*|
      hinderungsgründe|showstopper|hemmschuh|hemmend|wartet|wartet noch|warten|wir warten auf|ich warte auf|warten wir auf|
      worauf wir warten|worauf gewartet wird|worauf ich warte|wartestellung|warteschleife|in warteposition|wartepunkte|in wartestellung|
      auf andere angewiesen|angewiesen auf|abhängig von|hängt ab von|hängig|abhängigkeiten nach außen|fremde abhängigkeiten|liegt bei|
      liegt beim|liegt nicht bei uns|ball liegt bei|ausstehende freigaben|freigabe fehlt|freigabe ausstehend|freigaben ausstehend|
      freigabe nötig|fehlende freigabe|fehlende freigaben|fehlende zugänge|fehlender zugang|zugang fehlt|zugriff fehlt|kein zugang|
      kein zugriff|fehlende rechte|fehlende berechtigungen|fehlende zugangsdaten|fehlende voraussetzungen|ohne das geht nichts|
      ohne das geht es nicht|vorher geht nichts|geht erst wenn|erst wenn|erst möglich wenn|noch nicht möglich|nicht möglich|
      brauchen wir von|brauchen von|zulieferungen|zuzulieferndes|beistellungen|eskalationen|eskalieren|eskalation
    `,
    es: `
      bloqueos|bloqueo|bloqueado|bloqueadores|bloqueantes|impedimentos|obstáculos|esperando|en espera|qué bloquea|lo que bloquea|
      bloqueante|puntos bloqueantes|a la espera|dependencias externas|impedimento|trabas|atascado|lo que frena|qué frena|lo que me frena|
      nos frena|frenos|freno|estamos bloqueados|bloqueo actual|bloqueos actuales|bloqueos externos|bloqueando|bloquea|lo que está trabado|
      lo que nos traba|qué nos traba|atascos|atasco|estamos atascados|lo que nos atasca|dónde me atasqué|parado|parado hasta|
      lo que está parado|estamos parados|nos detiene|en pausa|pausado|cuellos de botella|cuello de botella|obstáculo|obstaculos|esperamos|
      estamos esperando|esperando respuesta|a espera de|se espera|pendiente de terceros|pendientes de terceros|pendiente de otros|
      pendiente del cliente|pendiente de recibir|pendiente de acceso|depende de terceros|depende de otros|dependemos de|
      dependencias bloqueantes|dependencias de terceros|falta de acceso|falta de accesos|sin acceso|accesos pendientes|accesos que faltan|
      falta acceso|necesito de|necesitamos de|no podemos avanzar|no puedo avanzar|no se puede avanzar|no se puede seguir|no puedo seguir|
      no se puede continuar|sin esto no avanzamos|sin esto no se puede|sin esto no|impide avanzar|impide continuar|lo que impide|
      lo que nos impide|impide|no avanza|por qué no avanza|lo que nos para|nos para|stopper*|palos en las ruedas|en punto muerto|
      semáforo rojo|el tapón|manos atadas|no depende de nosotros|no depende de mí|en manos de|bloquead*|atascad*|trabad*|estancad*|
      frenad*|paralizad*|detenid*
    `,
    fr: `
      blocages|blocage|bloqué|bloquants|points bloquants|obstacles|empêchements|en attente|ce qui bloque|bloquant|blocants|
      points de blocage|en attente de|dépendances externes|empêchement|freins|là où on est bloqués|on est bloqués|on est bloqué|
      nous sommes bloqués|je suis bloqué|bloqués|bloquée|bloquées|bloque|ça bloque|où ça bloque|ça bloque ici|bloqué par|bloqués par|
      bloqué sur|bloqué en attente|ce qui nous bloque|nous bloque|me bloque|bloque encore|éléments bloquants|problèmes bloquants|
      problème bloquant|bloquant pour|points bloqués|tâches bloquées|bloqueurs|bloqueur|blocages actuels|blocages en cours|verrouillé|
      obstacle|entraves|entrave|empêche|ce qui empêche|ce qui nous empêche|empêche d'avancer|impossible d'avancer|
      impossible d'aller plus loin|impossible de continuer|ne peut pas avancer|on n'avance plus|on n'avance pas|n'avance pas|
      n'avance plus|on patine|on piétine|on cale|calé sur|coincé|coincés|on est coincés|je suis coincé|coincé par|coincé sur|en panne de|
      en rade|au point mort|à l'arrêt|arrêté|stoppé|suspendu|gelé|gelés|en pause|mis en pause|en stand-by|standby|au frigo|
      on attend encore|on attend toujours|attente|attentes|attendu|ce qu'on attend|ce que nous attendons|en attendant|en attente externe|
      en attente d'*|attentes externes|attend une réponse|attend la validation|validation attendue|accès manquants|accès manquant|
      accès attendus|droits manquants|sans accès|prérequis manquants|prérequis manquant|dépend de|dépendent de|ça dépend de|
      dépendances bloquantes|dépendance externe|dépendant de|tributaire de|suspendu à|entre les mains|dans le camp de|la balle est|
      hors de notre portée|hors de notre contrôle|ne dépend pas de nous|ne dépend pas de moi|besoin de l'extérieur|ce qui freine|
      ce qui nous freine|ce qui nous retient|nous retient|ce qui retient|ça freine|frein|goulots|goulot d'étranglement|
      goulets d'étranglement|escalade|à escalader|point bloquant|points d'arrêt|eléments bloquants|a l'arrêt|a escalader
    `,
    pt: `
      bloqueios|bloqueio|bloqueado|bloqueadores|impedimentos|obstáculos|aguardando|travado|o que bloqueia|bloqueante|bloqueantes|
      bloqueador|pontos de bloqueio|à espera de|dependências externas|impedimento|entraves|parado por|o que está a travar|o que trava|
      o que nos trava|o que está nos travando|travando|estamos travados|travou|bloqueia|o que está bloqueando|estamos bloqueados|
      tarefas bloqueadas|bloqueios externos|bloqueando|o que empacou|nos segura|o que nos atrasa|o que nos impede|impede|entrave|
      empecilhos|empecilho|gargalos|gargalo|obstáculo|obstaculos|estamos parados|parado|parado à espera|em pausa|pausado|standby|à espera|
      esperando|esperando resposta|estamos esperando|aguardamos|aguarda|aguardando resposta|no aguardo|pendente de terceiros|
      pendente do cliente|depende de terceiros|depende de outros|dependemos de|dependências bloqueantes|dependências de terceiros|
      falta de acesso|falta acesso|sem acesso|acessos pendentes|acessos que faltam|o que preciso de|o que precisamos de|preciso de vocês|
      não dá para avançar|não dá pra avançar|não dá para continuar|não podemos avançar|não consigo avançar|não avança|não anda|
      sem isso não anda|sem isso não dá|freios|mãos atadas|não depende de nós|não depende de mim|a bola está com|bloquead*|travad*|
      emperrad*|encalhad*|empacad*|paralisad*|nos deixa parados|nos deixa travados|o que nos para
    `,
    ru: `
      блокеры|блокер|блокировки|заблокировано|препятствия|помехи|ожидание|ждём|ждем|что мешает|что блокирует|блокирует|
      блокирующие проблемы|блокирующее|в ожидании|внешние зависимости|препятствие|стоит из-за*|упёрлись в|уперлись в|упёрлись|уперлись|
      упёрся|уперся|упёрся в|уперся в|упираемся|упирается|упирается в|во что упёрлись|во что уперлись|застряли|застрял|застряло|
      где застряли|на чём застряли|на чем застряли|на чём застрял|на чем застрял|где застрял|зависло на|застопорилось|застопорились|
      стопор|стопоры|стоп|стоп-факторы|стоп-фактор|стоит на месте|стоит колом|работа стоит|всё стоит|все стоит|что стоит|заморожено|
      заморожены|на паузе|пауза|приостановлено|приостановлены|остановлено|не двигается|не движется|не можем двигаться|не можем продолжить|
      не могу продолжить|не могу двигаться|дальше никак|дальше не идёт|дальше не идет|дальше не пройти|без этого никак|без этого не|
      нельзя продолжить|невозможно продолжить|не пускает|что не пускает|что тормозит|что нас тормозит|тормоза|что держит|что нас держит|
      удерживает|сдерживает|что сдерживает|сдерживающие факторы|задерживает|задержки|что задерживает|мешает|мешают|что нам мешает|
      что мне мешает|помеха|преграды|преграда|барьеры|барьер|препятствует|препятствуют|затык|затыки|затыкается|где затык|заткнулось|
      заблокированы|заблокирована|заблокированные задачи|заблокированное|блокировка|блокирующие|блокирующие факторы|блокируют|блокирующий|
      блокеры и риски|текущие блокеры|текущие блокировки|ждёт|ждет|ждут|жду|чего ждём|чего ждем|что ждём|что ждем|кого ждём|кого ждем|
      чего жду|ждём от|ждем от|ожидается|ожидает|ожидают|чего ожидаем|ожидания|ожидание ответа|ожидаем ответа от|ожидаем от|зависит от|
      зависим от|зависимость от|завязано на|завязаны на|внешняя зависимость|от нас не зависит|не от нас зависит|не в наших силах|
      на чужой стороне|мяч на стороне|нет доступа|нет доступов|без доступа|не дали доступ|нужен доступ|нужны доступы|нет прав|нет ключа|
      недостающие доступы|нужно от|нужно согласование|на согласовании|ждёт согласования|ждет согласования|эскалация|эскалировать|
      критические блокеры|пробка
    `,
    ko: `
      블로커|차단|차단됨|막힌 점|막힘|장애물|대기 중|대기|차단 요소|차단 사항|차단요소|블로킹|블록커|막혀 있는 것|막힌 것|막힌 부분|대기 사항|기다리는 것|외부 의존|장애 요소|블로커들|블로킹 이슈|블로킹 요소|블로킹 중|블락|블락된|
      블락커|블락됨|블로커 목록|블록|블록된|블록됨|막힌|막힌 곳|막힌 데|막힌 지점|막힌 작업|막힌 이유|막힌점|막힌부분|막혀|막혀있는|막혀 있는|막혀있음|막혀 있음|막혔|막혔다|막힌 상태|막고 있는|막고 있는 것|막고있는|막는 것|
      막는 요소|막는 문제|가로막|가로막는|걸림돌|발목 잡는|발목을 잡|장벽|난항|장애 사항|방해|방해 요소|방해 요인|저해 요소|저해 요인|저해|병목|병목 지점|교착|교착 상태|정체|정체된|정체 중|멈춘|멈춘 것|멈춘 작업|멈춰 있는|
      멈춰있는|멈춰 있음|멈춤|중단 사유|중단 중|중단 이유|중단됨|스톱|스탑|정지|정지된|진행 불가|진행불가|진행 못|진행 못 하|진행 안 되는|진행이 안|진행할 수 없는|진행할 수 없|더 못 나|더 이상 진행|못 나가는|못 넘어가|
      나아가지 못|할 수 없는 이유|불가 사유|작업 불가|착수 불가|기다리는|기다리는 중|기다리는 중인|기다리고 있는|기다리고 있|기다림|기다려야|대기중|대기중인|대기 중인|대기 중인 것|대기 중인 작업|대기 목록|대기 항목|대기 상태|
      대기 이유|대기 요청|응답 대기|회신 대기|승인 대기|승인 필요|허가 대기|리뷰 대기|권한 대기|권한 필요|권한 없|권한 부족|외부 대기|외부 요인|외부 의존성|외부 의존 사항|타팀 대기|타 팀|타팀 의존|다른 팀|의존성 대기|
      선행 조건 미|선행 작업 대기|선행 필요|선결 과제|선결 조건|선결|도움 필요|도움이 필요|도와주세요|지원 필요|지원이 필요|협조 필요|협조 요청|받아야|받아야 할|받아야 하는|필요한 권한|필요한 승인|차단된|차단된 작업|차단 이슈|
      차단 원인|차단 문제|차단 중|보류 사유|보류 이유
    `,
    it: `
      blocchi|blocco|bloccato|bloccanti|impedimenti|ostacoli|in attesa di|blocca|bloccando|attività bloccate|blocchi attuali|
      blocchi esterni|problemi bloccanti|problema bloccante|cosa frena|frena|freni|freno|ci ferma|ci trattiene|ci rallenta|impedisce|
      ostacolo|intoppi|intoppo|fermo|siamo fermi|sono fermo|perché è fermo|tutto fermo|stallo|punto morto|in pausa|paralizzato|
      colli di bottiglia|collo di bottiglia|in attesa|attività in attesa|aspettiamo|aspetto|aspettando|attendiamo|attendo|
      dipende da altri|dipende da terzi|dipendiamo da|dipendenze esterne|dipendenze bloccanti|non dipende da noi|non dipende da me|
      manca l'accesso|senza accesso|accessi mancanti|credenziali mancanti|prerequisiti mancanti|mi serve da|ci serve da|serve da altri|
      non possiamo andare avanti|non si va avanti|non posso andare avanti|non si può andare avanti|non si può proseguire|
      non si può procedere|non posso procedere|non possiamo procedere|non si procede|non va avanti|senza questo non|non si muove|
      semaforo rosso|mani legate|bastoni tra le ruote|il tappo|bloccat*|bloccant*|arenat*|incagliat*|impantanat*|incastrat*|
      ci tengono fermi|tiene fermi|mi tiene fermo
    `,
    et: `
      takistused|takistus|tõkked|tõke|mis meid blokeerib|mis meid takistab|mis meid pidurdab|hoiab kinni|hoiab tagasi|mis peatab|pidurid|
      pidurdab|takistab|takistavad|oleme kinni|olen kinni|jäi kinni|kus kinni oleme|mis on kinni|mille taga|kelle taga|seiskunud|
      seisma jäänud|jäi seisma|ootab|ootavad|ootame|ootan|ootame vastust|ootab teisi|ootab teiste järel|ootame teiste järel|ootab luba|
      ootab ligipääsu|ootame ligipääsu|ootab heakskiitu|välised sõltuvused|välissõltuvused|sõltub teistest|sõltume teistest|teiste käes|
      puuduvad ligipääsud|puuduvad õigused|ligipääs puudub|ligipääsu pole|vaja teistelt|teistelt vaja|mida vajame teistelt|ei saa edasi|
      edasi ei saa|ei pääse edasi|ei saa jätkata|ei saa alustada|ei liigu|ei liigu edasi|pudelikaelad|pudelikael|peatatud|ummikus|
      käed seotud|tõkkepuu all|blokeeri*|takerdu*|hoiab meid kinni|mis meid seisab|miks me seisame
    `,
  },
  read: {
    en: `
      read|read first|read this first|must read|must reads|read before*|read these|files to read|docs to read|documents to read|
      documents to read first|reading list|reading order|required reading|key files|key file|key documents|key docs|key references|
      critical references|critical files|important files|important docs|important documents|main files|core files|active source*|
      active sources|active file*|source files|relevant files|relevant docs|relevant documents|related files|related docs|related|
      related documents|reference*|file references|code references|where things are|where things live|where to look|where to find|
      where is what|file map|code map|pointers|key pointers|working set|files of interest|files to know|files in play|files involved|
      source of truth|sources|docs|documents|documentation|documentation references|specs|spec links|design docs|resources|materials|
      context files|useful files|useful links|entry points|look here|see also|links|file locations|key locations|artifacts|
      dependencies for next*|dependencies for the next*|needed for next*|needed by the next*|read these first|please read|
      start by reading|read in this order|files of note|key code locations|code locations|code pointers|code pointer*|key paths|
      important paths|where the code lives|where the code is|where it lives|where everything is|where everything lives|entry point|
      key modules|key components|main modules|essential files|essential reading|core documents|must-read*|must-know files|primary files|
      critical files and docs|context to load|context to read|load first|load these|open first|open these|consult|background reading|
      further reading|related code|related work files|file guide|file overview|file index|file reference*|file pointers|pointers to code|
      look at|look at these|files you need|files you will need|files needed|for orientation|orientation|getting oriented|get oriented|
      orient yourself|that matter|files that matter|what matters|where it matters|before you start read|first read|first reads|
      read me first|readme first|read up|read up on|reading material|reading matter|reading pile|reading assignment|reading for the next|
      recommended reading|suggested reading|optional reading|background material|background docs|background documents|mandatory reading|
      obligatory reading|compulsory reading|pre reading|prior reading|pre reads|bedtime reading|light reading|deep reading|
      further information|further info|more info|more information|more detail|for more detail*|for details see|for more|for more see|
      for reference|for your reference|for background|for background see|for the details|for the full picture|for the full story|
      full story|full details|details in|details are in|details live in|see first|see these|see here|see for details|look first|
      look here first|look at first|look at this first|look at these first|places to look|place to look|where i'd look|where i would look|
      where i'd look first|where to begin reading|where to start reading|start reading|start reading here|start here and read|
      start from these|start from this file|start in this file|start with these files|start with these|begin reading|begin with these|
      open this first|open first these|open these first|open these files|open in your editor|files to open|files to open first|
      files to start with|files to look at|files to check|files to consult|files to keep open|files to keep in mind|files to study|
      files to review|files to review first|files to load|files to be aware of|files to edit next|files to touch|files to touch next|
      files to change next|files to continue in|files to work on|files to work in|files to work from|files you'll need|files you'll touch|
      files you will touch|files you want|files you'll want|files you should know|files you should read|files worth reading|
      files worth knowing|files worth opening|files that you need|files that hold|files of relevance|files of importance|
      files at a glance|files in focus|files in scope|files for next|files for the next|files for context|files for reference|
      files relevant|files required|files required next|files needed next|files needed for|file locations of|file landmarks|file listing|
      file pointers for|file map of|file roles|file tour|file links|relevant code|relevant paths|relevant locations|relevant modules|
      relevant sources|relevant places|relevant links|relevant resources|relevant material|relevant documentation|relevant references|
      relevant specs|relevant source|relevant scripts|related documentation|related material|related reading|related resources|
      related references|related links|related modules|related specs|related notes|related handoffs|related work|associated files|
      associated docs|companion docs|companion files|companion documents|supporting documents|supporting docs|supporting files|
      supporting material|accompanying documents|important code|important modules|important places|important locations|
      important references|important sources|important links|key source files|key code|key code files|key places|key sources|
      key resources|key links|key documentation|key reading|key specs|key artifacts|key artefacts|key scripts|key classes|key functions|
      key entry points|key directories|critical paths|critical docs|critical documents|critical reading|critical code|critical modules|
      critical sources|central files|central modules|central documents|core reading|core docs|core modules|core code|core documentation|
      core references|main docs|main documents|main entry point*|main places|main sources|main references|main scripts|primary sources|
      primary references|primary docs|primary documents|primary modules|essential docs|essential documents|essential references|
      essential sources|essential context files|must see|must open|must knows|need to read|needs reading|should read|should be read|
      to be read|to read first|to read next|things to read|stuff to read|what to read|what to read first|what to read next|what to open|
      what to open first|what to look at|what to look at first|what to load|worth reading|worth a read|worth a look|good reads|good read|
      please see|please consult|please refer to|please look at|kindly read|refer to|references used|consult first|consult these|
      consult before|study these|study first|review first|review these|review these first|review before|load these first|load before|
      load into context|load in context|context sources|context docs|context documents|context material|context bundle|context pack|
      context packet|context pointers|context references|pull into context|memory files|code to read|code to look at|code to know|
      code of interest|code locations of|code landmarks|code tour|code guide|code index|code reading|code walkthrough|code navigation|
      code anchors|code entry points|codebase map|codebase tour|codebase guide|codebase navigation|codebase pointers|map of the code|
      map of the codebase|map of the repo|map of the territory|map of files|repo map|repository map|module map|module guide|module index|
      directory map|directory guide|doc map|docs map|documentation map|documentation index|docs index|document index|document list|
      document references|document map|doc index|doc list|doc links|doc references|docs to consult|docs to know|docs to look at|
      docs worth reading|documents of interest|documents worth reading|documents to consult|documents to know|spec files|spec documents|
      spec references|specs to read|specs and docs|design document*|design doc|design references|design files|plan documents|plan docs|
      planning docs|plan files|guide to the code|guide to the codebase|guide to the files|guided tour|field guide|you are here|your map|
      your bearings|get your bearings|getting your bearings|sign posts|trail of breadcrumbs|trail markers|navigation aid*|
      navigating the code|navigating the codebase|finding your way|finding your way around|find your way|finding things|find it here|
      find it in|how to find things|how to find your way|where to find it|where to find things|where to find what|where to look first|
      where to look for|where to look things up|where to look next|where to read|where to read more|where to learn more|where it all is|
      where it all lives|where it's at in the code|where it happens|where it all happens|where that lives|where this lives|
      where the bits are|where the files are|where the docs are|where the docs live|where the action is|where the magic happens|
      where the meat is|where the logic is|where the logic lives|where the work is|where the stuff is|where stuff is|where stuff lives|
      where all the things are|where what lives|where each thing lives|where what is|what's where|what is where|what lives where|
      what is in which file|what's in which file|which file does what|which file is which|who's who|who is who|who's who of files|
      whos who|who does what in the code|location guide|location of things|locations of interest|places of interest|points of interest|
      things of interest|sites to see|treasure map|hot files|hot paths in code|files with the action|cheat sheet|crib sheet|
      index of files|index of documents|index of docs|directory of files|prior art|papers to read|sources to read|sources used|
      sources consulted|sources of truth|single source of truth|ground truth files|authoritative sources|authoritative docs|
      authoritative documents|authoritative files|canonical docs|canonical sources|canonical files|canonical references|
      canonical documents|normative documents|normative references|governing documents|governing docs|reference material*|reference doc*|
      reference files|reference implementation*|reference code|reference list|reference links|reference points|references for|
      references for next|references to read|working files|work files|working documents|working docs|active documents|active docs|
      active modules|active code|active paths|active file set|file set|workspace files|current working set|currently open files|
      open files|open in editor|tabs to open|hand over material|handover material|handover documents|handover docs|handover files|
      handoff files|handoff docs|handoff documents|handoff artifacts|handoff artefacts|inputs for next|inputs for the next|
      inputs needed next|input documents|needed files|needed documents|needed docs|needed for the next|needed for next session|
      needed for next step|needed for the next step|needed next|needed to continue reading|required files|required docs|
      required documents|required context|required context files|required inputs for next|prerequisite reading|prerequisites to read|
      prerequisite files|depends on these files|dependencies for next session|dependencies for the following|files the next session needs|
      files the next agent needs|files the next person needs|next session needs|next agent needs|next session will need|
      next agent will need|next person will need|you will need|you'll need|you need to read|you should read|you must read|
      you may want to read|you'll want to read|you'll want to look at|you will want to look at|bring yourself up to speed|get up to speed|
      getting up to speed|to get up to speed|up to speed|catch up reading|to catch up|onboarding reading|onboarding docs|if you are new|
      if you're new|if you're new here|if you are new here|first time here|familiarize yourself*|familiarise yourself*|familiarize with|
      acquaint yourself|warm up reading|crash course|study list|homework reading|artifacts to read|artifacts of interest|
      artifact locations|artefact locations|artifact pointers|evidence files|data files to know|config files to know|scripts to know|
      tools and scripts to know|links and references|links to docs|links to code|links to specs|link list|links of interest|
      external references|external docs|external documentation|vendor docs|manual pages|data sheets|blueprint files|anchor files|
      anchor points|jump points|jump in points|jump off points|jumping off points|jumping off point|entry files|way in|ways in|the way in|
      doors in|gateway files|heart of it|heart of the code|heart of the matter|the heart|the guts|meat and potatoes|beating heart|
      before you start reading|before coding read|guide to this repo|index of the docs
    `,
    zh: `
      你需要的文件|必读|必读文件|先读|关键文件|重要文件|相关文件|参考|参考文件|参考资料|相关文档|文档|文件位置|核心文件|重要文档|关键文档|关键代码|关键路径|核心代码|代码位置|主要文件|必看|必看文件|先看|参考文档|参考资料与文件|相关代码|入口|
      入口文件|文件清单|文件说明|文件索引|涉及的关键文件|需要阅读|请先阅读|阅读顺序|需要看|要看|建议先看|先看这些|推荐阅读|先读这些|先看这个|先读文件|先读什么|先看什么|先看哪|先读哪|先去看|首先阅读|首先看|首先读|优先阅读|优先看|最先看|
      开始前先读|开始前阅读|开工前|开工前先看|动手前|动手前先看|动手之前|接手前先看|接手前必读|接手先看|接手先读|接手必读|上手必读|上手先看|入门必读|新人必读|必读清单|必读文档|必读材料|必读资料|必须阅读|必须看|务必阅读|务必先看|务必看|一定要看|
      一定要读|要读|要读的|要先读|要先看|要看的文件|要读的文件|需读|需先读|需要读|需要读的|需要先读|需要看的|需要先看|需要了解的文件|需查看|请先看|请先读|请阅读|请看|阅读|阅读清单|阅读列表|阅读材料|阅读指引|阅读指南|阅读建议|建议阅读|
      推荐先读|推荐阅读顺序|延伸阅读|扩展阅读|拓展阅读|读物|读这些|看这些|看这里|看这几个|看哪里|去哪看|去哪找|去哪里找|到哪里找|哪里找|在哪看|在哪里看|在哪里|东西在哪|都在哪|代码在哪|代码在哪里|文件在哪|位置|代码地图|代码导航|代码索引|
      代码入口|代码指引|代码参考|代码路径|文件地图|文件导航|文件指引|文件导览|文件路径|文件参考|文件列表|文档列表|文档清单|文档索引|文档位置|文档指引|文档参考|文档链接|关键入口|关键位置|关键模块|关键资料|关键参考|关键脚本|关键源码|关键配置文件|
      核心模块|核心文档|核心源码|核心路径|主要代码|主要文档|主要模块|主要入口|重要代码|重要路径|重要资料|重要链接|重要参考|相关资料|相关链接|相关路径|相关模块|相关材料|相关源码|相关参考|有关文件|有用的文件|有用文件|有用链接|常用文件|用到的文件|
      会用到的文件|需要的文件|所需文件|依赖文件|依赖的文件|涉及代码|涉及模块|工作集|源文件|源码位置|源码|源码入口|权威来源|单一事实来源|信息源|资料|资料来源|资料清单|材料|索引|导航|指路|指引|链接|参考链接|参考信息|参考代码|参考实现|参考材料|
      参考路径|参考文献|参考书|参阅|参见|参照|另见|详见|查阅|查看|对照|上手指引|入口点|切入点|从哪看起|从哪读起|从这里看起
    `,
    ja: `
      必ず読む文書|必読|最初に読む|先に読む|読むべきファイル|主要ファイル|重要ファイル|重要なファイル|関連ファイル|関連文書|関連ドキュメント|参考|参考資料|参照|キーファイル|ファイル一覧|参考ファイル|参照ファイル|参考ドキュメント|参照ドキュメント|
      関連コード|見るべきファイル|読むファイル|読むもの|まず読むもの|まず読む|最初に読むもの|最初に読むファイル|必読ファイル|重要ドキュメント|主なファイル|主要なファイル|キーとなるファイル|ファイル構成と役割|関連資料|資料|入口|コードの場所|
      どこに何があるか|読んでほしい|読んでおく|見てほしい|読むべき|目を通す|まず読むべき|まず見る|まず見るもの|まずこれ|まずこれを|まずは読む|まず見てほしい|まず目を通す|先に見る|先に見ておく|先に読んで|先に目を通|最初に見る|最初に見るもの|
      最初に見るファイル|最初に読んで|最初に読むべき|最初に開く|最初に目を通|初めに読む|はじめに読む|始める前に|始める前に読む|着手前に|着手前に読む|作業前に|作業前に読む|作業前に確認|開始前に読む|再開前に読む|必読資料|必読文書|必読ドキュメント|
      必読リスト|必見|必ず読む|必ず読むこと|必ず読んで|必ず見る|必ず目を通す|必須ファイル|必要なファイル|必要ファイル|必要な資料|読んで|読んでください|読んでおくべき|読んでおくこと|読んでおきたい|読むこと|読むべきもの|読むべき文書|読むべき資料|
      読む順|読む順番|読む順序|読書リスト|読み物|読み順|見ておく|見ておくべき|見ておくこと|見ておいて|見るべき|見るべき場所|見るべきところ|見るところ|見るもの|見る場所|見る順番|見てください|見てね|目を通して|目を通しておく|開くファイル|開いておく|
      押さえるべきファイル|押さえておくファイル|知っておくべきファイル|触るファイル|使うファイル|使用するファイル|重要箇所|重要なコード|重要コード|重要な文書|重要な資料|重要文書|重要資料|重要なドキュメント|重要なパス|重要パス|重要リンク|主要コード|
      主要なコード|主要モジュール|主要ドキュメント|主要パス|主要箇所|主要文書|中心ファイル|中心となるファイル|中核ファイル|コアファイル|コアとなるファイル|鍵となるファイル|キーになるファイル|肝になるファイル|肝となるファイル|ソース|ソースの場所|
      ソースファイル|ソース一覧|元ネタ|正本|一次情報|一次資料|情報源|情報の在り処|情報の場所|出典|根拠資料|関連|関連リンク|関連する文書|関連するファイル|関連箇所|関連モジュール|関連パス|関連ソース|関連ドキュメント一覧|関係ファイル|関係するファイル|
      関係資料|関わるファイル|参照先|参照元|参照資料|参照文書|参照すべき|参照情報|参照リンク|参照先一覧|参照してください|参考リンク|参考情報|参考文献|参考文書|参考コード|参考実装|参考になるファイル|参考にする|参考URL|リファレンス|リンク|
      リンク集|リンク一覧|ポインタ|ポインター|手がかり|道しるべ|道標|案内|案内図|地図|コードマップ|コードの地図|コード案内|コードの入口|コード位置|コードの在り処|コードの所在|ファイルマップ|ファイルの場所|ファイル案内|ファイルガイド|ファイルの所在|
      ファイルの役割|ファイルパス|ファイル構成ガイド|所在|所在一覧|在り処|ありか|保管場所|置き場所|置き場|格納場所|場所|どこにあるか|どこにある|どこを見る|どこを見れば|どこを読む|ここを見る|ここを見て|ここを読む|これを読む|これを読んで|これを見て|
      この順で読む|入口ファイル|入り口|エントリポイント|エントリーポイント|起点|起点ファイル|ドキュメント|ドキュメント一覧|ドキュメント類|文書|文書一覧|文献|資料一覧|資料集|仕様書|設計書|設計資料|設計ドキュメント|ワーキングセット
    `,
    de: `
      zuerst lesen|lesen|pflichtlektüre|wichtige dateien|zentrale dateien|schlüsseldateien|relevante dateien|betroffene stellen|
      referenzen|verweise|siehe auch|unterlagen|dokumente|wo was liegt|quellen|wichtige datei|wichtigste dateien|relevante datei|
      kerndateien|hauptdateien|dateien zum lesen|zu lesen|zuerst zu lesen|bitte lesen|bitte zuerst lesen|einstiegspunkte|einstieg|
      wo finde ich was|wo liegt was|fundstellen|codestellen|relevante stellen|zugehörige dateien|verwandte dateien|wichtige dokumente|
      dokumentation|referenz|nachschlagen|zur orientierung|orientierung|lesestoff|lektüre|leseliste|lesetipps|leseempfehlung*|lies|
      lies zuerst|lies das zuerst|zuerst ansehen|erst lesen|vorher lesen|vorab lesen|vor dem start lesen|unbedingt lesen|muss man lesen|
      muss man gelesen haben|lesenswert|lesenswertes|zum lesen|zum nachlesen|nachlesen|zum nachschlagen|nachschlagewerke|zum einlesen|
      einlesen|zum einarbeiten|einarbeitung|zum einstieg|für den einstieg|einstiegspunkt|einsprungpunkte|einstiegsdateien|startpunkte|
      ausgangspunkte|anfangen mit|hier nachsehen|hier nachschauen|hier schauen|hier steht's|hier steht es|wo es steht|wo das steht|
      wo was steht|wo steht was|wo man nachsieht|wo nachsehen|wo nachschauen|wo man schauen|wo schauen|wo suchen|wo man suchen|
      wo liegt das|wo alles liegt|wo ist was|wo was ist|wo sich was befindet|wo zu finden|zu finden in|findet man|was wo liegt|
      was wo steht|anzusehen|ansehen|angucken|anschauen|reinschauen|hineinschauen|reingucken|schau in|schau dir an|schaut in|im blick|
      durchsehen|durchlesen|wegweiser|landkarte|lageplan|spickzettel|verzeichnis der dateien|dateiübersicht|dateiliste zum lesen|
      wichtige stellen|wichtige stellen im code|wichtige fundorte|fundorte|fundort|orte im code|stellen im code|zentrale stellen|
      schlüsselstellen|die wichtigsten dateien|wichtige pfade|wichtige module|wichtige unterlagen|benötigte dateien|nötige dateien|
      gebraucht werden|brauchst du|du brauchst|benötigte unterlagen|zugehörige unterlagen|zugehörige dokumente|weiterführend|
      weiterführendes|weiterführende dokumente|weiterführende links|weiterlesen|mehr dazu|mehr dazu in|näheres|näheres in|details in|
      details stehen in|quellenangaben|querverweise|verweis|hilfreiche dateien|hilfreiche links|hilfreiche dokumente|nützliche dateien|
      nützliche links|links|doku|dokus|dokumente und dateien|begleitdokumente|spezifikation|spezifikationen|pläne und dokumente|bezug|
      bezüge|betroffene module|beteiligte dateien|im zusammenhang|arbeitsdateien|aktive dateien|pflichtlektuere|anlaufstellen|handapparat|
      literatur
    `,
    es: `
      leer primero|lectura obligatoria|archivos clave|archivos importantes|ficheros clave|archivos relevantes|archivos relacionados|
      referencias|documentos|documentación|dónde está todo|ver también|archivos principales|ficheros principales|ficheros importantes|
      ficheros relevantes|por dónde empezar a leer|leer|leer antes|lecturas|documentos clave|documentos importantes|dónde mirar|
      dónde está cada cosa|puntos de entrada|referencia|archivos de referencia|código relevante|ubicación de archivos|lee primero|
      lee esto|lee esto primero|lee antes|leer esto|leer esto primero|léeme primero|antes de tocar nada|para leer|por leer|lectura previa|
      lectura recomendada|lecturas obligatorias|qué leer|que leer|orden de lectura|leer en este orden|conviene leer|
      documentos relacionados|documentos relevantes|documentación relevante|documentación relacionada|documentacion|docs clave|
      material de referencia|recursos útiles|fuente de verdad|enlaces|enlaces útiles|relacionado|relacionados|archivos a leer|
      archivos para leer|archivos a mirar|archivos a revisar|archivos útiles|archivos esenciales|archivos involucrados|
      archivos necesarios|archivos que importan|archivos críticos|archivo clave|archivo principal|archivos que necesitas|ficheros útiles|
      ficheros a leer|ficheros de referencia|código clave|código principal|módulos clave|módulos principales|componentes clave|
      rutas clave|mapa del código|mapa de archivos|mapa del repo|guía de archivos|dónde vive cada cosa|dónde vive|dónde está|
      dónde están las cosas|donde está todo|donde esta todo|dónde encontrar|donde encontrar|dónde buscar|donde buscar|donde mirar|
      dónde se encuentra|qué hay dónde|ubicaciones clave|punto de entrada|para orientarse|para situarse|para ponerse al día|mirar primero|
      mira primero|abrir primero|abre primero|ver primero|ver|échale un ojo|échale un vistazo|echar un vistazo|véase|véase también|
      más información|más info|más detalles|para saber más|especificaciones|especificación|contexto a cargar|cargar primero|
      lo que debes leer|empezar a mirar|empezar a leer|conviene abrir|conviene mirar|para entender
    `,
    fr: `
      à lire|à lire en premier|lire d’abord|lire d'abord|fichiers clés|fichiers importants|fichiers utiles|fichiers pertinents|références|
      documents|documentation|voir aussi|où trouver|fichiers principaux|fichiers à lire|fichiers de référence|documents à lire|
      documents utiles|documents clés|à consulter|lectures|lire avant|où regarder|où se trouve quoi|points d'entrée|code concerné|
      emplacements|liens utiles|référence|à lire avant|à lire avant tout|à lire d'abord|à lire absolument|à lire impérativement|
      à lire avant de commencer|a lire|a lire en premier|a consulter|lire en premier|lire ceci|lisez d'abord|lisez|lis d'abord|lis ça|
      lecture|lecture obligatoire|lectures obligatoires|lecture conseillée|lectures conseillées|lectures utiles|lectures recommandées|
      lecture préalable|commencer par lire|commencer par|à regarder|à regarder en premier|regarder|regarder d'abord|regarde|regardez|
      jeter un œil|jeter un oeil|jette un œil|à parcourir|parcourir|à étudier|à connaître|fichiers à connaître|fichiers à consulter|
      fichiers à regarder|fichiers à ouvrir|fichiers à avoir|fichiers cles|fichiers centraux|fichiers essentiels|fichiers liés|
      fichiers associés|fichiers connexes|fichiers de départ|fichiers du sujet|fichiers actifs|fichiers de travail|fichiers nécessaires|
      fichiers impliqués|les bons fichiers|où chercher|où fouiller|où c'est|c'est où|où se trouve|où se trouvent les choses|
      où se trouvent|où trouver quoi|où sont les choses|où est quoi|où sont|où tout se trouve|qui est où|quoi est où|où est le code|
      où ça se passe|où ça vit|où vit|où vivent|là où ça se passe|ça se passe dans|se repérer|pour se repérer|s'y retrouver|
      pour s'y retrouver|s'orienter|repères|repère|points de repère|point d'entrée|portes d'entrée|porte d'entrée|endroits clés|
      endroits utiles|endroits importants|endroits à connaître|emplacements clés|emplacements utiles|carte du code|carte des fichiers|
      plan des lieux|boussole|docs|docs utiles|docs à lire|doc|doc utile|docs de référence|documents de référence|documents importants|
      documents liés|documents associés|documentation utile|documentation liée|documentation de référence|ressources|ressources utiles|
      ressources clés|sources|sources utiles|bibliographie|références utiles|references|renvois|renvoi|voir|voir d'abord|voir surtout|
      voir dans|cf|pour en savoir plus|en savoir plus|plus de détails|plus de détails dans|détails dans|pour aller plus loin|
      aller plus loin|pour approfondir|pour comprendre|pour se mettre à jour|se mettre à jour|pour se mettre dans le bain|dans le bain|
      pour démarrer lire|spécification|spécifications|specs|modules clés|modules concernés|modules importants|code à regarder|code clé|
      code utile|liens|liens de référence|dont vous avez besoin|dont tu as besoin|il te faut|besoin de ces fichiers|à ouvrir|
      à garder ouvert|garder ouvert|sous la main|à avoir sous la main|à portée de main|antisèche|aide-mémoire|a lire avant|
      a lire avant tout|a lire d'abord|a lire absolument|a lire impérativement|a lire avant de commencer|a regarder|a regarder en premier|
      a parcourir|a étudier|a connaître|a ouvrir|a garder ouvert|a avoir sous la main|a portée de main
    `,
    pt: `
      ler primeiro|leitura obrigatória|arquivos-chave|arquivos chave|arquivos importantes|arquivos relevantes|ficheiros importantes|
      referências|documentos|documentação|ver também|onde está|arquivos principais|ficheiros principais|ficheiros-chave|
      ficheiros relevantes|arquivos de referência|ler|ler antes|leia primeiro|leituras|documentos importantes|documentos-chave|onde olhar|
      onde fica o quê|pontos de entrada|código relevante|referência|leia|leia isto|leia isso|leia antes|leiam|ler isto|ler isto primeiro|
      para ler|por ler|o que ler|ordem de leitura|leitura prévia|leitura recomendada|leituras obrigatórias|documentos relacionados|
      documentos relevantes|documentação relevante|documentação relacionada|documentacao|docs importantes|material de referência|
      material de apoio|recursos úteis|fonte de verdade|fonte da verdade|links úteis|links importantes|relacionado|relacionados|
      veja também|veja|veja primeiro|ver|ver primeiro|vide|consulte|olhar primeiro|olhe primeiro|abrir primeiro|abra primeiro|
      dê uma olhada|referencias|referências importantes|arquivos a ler|arquivos para ler|arquivos úteis|arquivos essenciais|
      arquivos envolvidos|arquivos necessários|arquivos que importam|arquivos críticos|arquivo chave|arquivo principal|
      ficheiros relacionados|ficheiros a ler|ficheiros úteis|ficheiros de referência|código chave|código principal|módulos chave|
      módulos principais|componentes chave|mapa do código|mapa de arquivos|mapa do repositório|o mapa da mina|guia de arquivos|
      onde está cada coisa|onde estão as coisas|onde fica|onde fica cada coisa|onde mora o quê|onde mora cada coisa|onde encontrar|
      onde procurar|onde estão|localização dos arquivos|ponto de entrada|mais informações|mais detalhes|saiba mais|especificações|
      especificação|contexto a carregar|carregar primeiro|comece lendo|ficheiros a consultar|convém abrir|abrir antes|olhar antes|
      se localizar|se orientar
    `,
    ru: `
      прочитать сначала|читать сначала|смотреть сначала|смотреть|сначала прочитать|обязательно прочитать|ключевые файлы|важные файлы|
      главные файлы|нужные файлы|связанные файлы|ссылки|документы|документация|материалы|где что лежит|смотри также|что прочитать|
      что читать|прочитать|читать|читать в первую очередь|с чего начать чтение|основные файлы|полезные файлы|полезные ссылки|где смотреть|
      где что|где искать|точки входа|файлы для чтения|справка|референсы|ключевые документы|важные документы|читать обязательно|
      обязательно к прочтению|к прочтению|прочти|прочти сначала|прочтите|прочитай|прочитай сначала|прочитайте|сначала прочитай|
      сначала читать|сначала прочти|прежде чем начать|прежде чем начать прочитай|почитать|что почитать|почитай|стоит почитать|
      стоит прочитать|надо прочитать|нужно прочитать|читать перед|перечитать|список для чтения|список чтения|чтение|рекомендуемое чтение|
      обязательное чтение|литература|матчасть|изучить|изучить сначала|что изучить|изучи|ознакомиться|ознакомиться с|для ознакомления|
      с чем ознакомиться|посмотреть|что посмотреть|куда смотреть|куда посмотреть|куда заглянуть|заглянуть|загляни|глянуть|что глянуть|
      смотри|смотри в|смотри сначала|посмотри|посмотри сначала|см|см также|смотреть здесь|смотреть тут|смотреть в первую очередь|
      куда копать|где копать|где рыться|где находится|где что находится|что где|что где лежит|что где находится|где это|где это лежит|
      где лежит|где лежат|где найти|где что искать|где что найти|где код|где живёт|где живет|где живёт код|где живет код|где всё лежит|
      где все лежит|где всё|где все|места в коде|ключевые места|важные места|нужные места|интересные места|основные места|место в коде|
      расположение|расположение файлов|местоположение|карта кода|карта файлов|карта проекта|карта местности|навигация|навигация по коду|
      ориентиры|ориентир|для ориентации|путеводитель|указатель|шпаргалка|памятка|входные точки|точка входа|отправные точки|
      отправная точка|главное в коде|центральные файлы|основной код|основные модули|ключевые модули|ключевой код|рабочие файлы|
      рабочий набор|активные файлы|релевантные файлы|актуальные файлы|соответствующие файлы|сопутствующие файлы|смежные файлы|
      задействованные файлы|необходимые файлы|файлы по теме|файлы к прочтению|файлы для изучения|файлы на посмотреть|полезное|
      полезные материалы|полезные документы|нужные документы|нужные материалы|связанные документы|связанные материалы|
      сопутствующие документы|справочные материалы|справочник|справочники|ресурсы|полезные ресурсы|источники|доки|дока|
      документы для чтения|основные документы|спецификация|спецификации|спека|спеки|подробнее|подробнее в|подробности|подробности в|
      подробности тут|детально в|дополнительные материалы|дополнительно почитать|что понадобится|понадобится|понадобятся|что пригодится|
      пригодится|под рукой|держать под рукой|держать открытым|ссылка|ссылки на документы|отсылки|библиография
    `,
    ko: `
      먼저 읽을 것|먼저 읽기|필독|핵심 파일|주요 파일|중요 파일|관련 파일|참고|참고 자료|참고 파일|참조|문서|관련 문서|읽어야 할 파일|읽을 파일|먼저 볼 것|먼저 볼 파일|봐야 할 파일|중요한 파일|주요 문서|핵심 문서|중요 문서|
      관련 코드|코드 위치|파일 위치|파일 목록|파일 안내|진입점|참조 파일|참고 문서|참고자료|먼저 읽어|먼저 읽어야|먼저 읽어야 할|먼저 읽을|먼저 읽을 파일|먼저 읽을 문서|먼저 보기|먼저 봐야|먼저 봐야 할|먼저 볼|먼저 확인할 파일|
      먼저 열어|우선 읽을|우선 볼|우선 읽어|가장 먼저 읽|가장 먼저 볼|제일 먼저 볼|제일 먼저 읽|처음 읽을|처음 볼|처음에 읽|시작 전에|시작 전에 읽|시작하기 전에|시작하기 전에 읽|작업 전에 읽|작업 전 필독|작업 전 읽|
      작업 전에 볼|착수 전|착수 전에 읽|읽을 것|읽을거리|읽을 문서|읽을 순서|읽는 순서|읽기 순서|읽기 목록|읽어볼|읽어볼 것|읽어 볼|읽어야|읽어야 할|읽어야 하는|읽어야 할 것|읽어야 할 문서|읽어 둘|읽어둘|읽어두|읽어 주세요|
      읽어주세요|읽으세요|읽고 시작|꼭 읽|꼭 읽어|꼭 읽을|꼭 봐|꼭 볼|꼭 봐야|반드시 읽|반드시 읽을|반드시 볼|필독 문서|필독 파일|필독 자료|필독 목록|필수 문서|필수 파일|필수 자료|필수 읽기|봐야 할|봐야 하는|봐야 할 것|
      봐야 할 곳|봐야 할 문서|봐야할|볼 파일|볼 것|볼 곳|볼 문서|보면 되는|보면 좋은|봐 두면|봐두면|살펴볼|살펴볼 것|살펴볼 파일|살펴봐야|열어볼|열어 볼|확인할 파일|확인해야 할 파일|알아야 할 파일|알아두면 좋은 파일|
      필요한 파일|필요한 문서|필요 파일|필요한 자료|핵심 코드|핵심 모듈|핵심 자료|핵심 경로|핵심 소스|핵심파일|주요 코드|주요 모듈|주요 경로|주요 소스|주요 자료|주요 위치|주요 링크|주요파일|중요 코드|중요 경로|중요 자료|
      중요 링크|중요한 코드|중요한 문서|중요한 경로|중요파일|키 파일|소스 위치|소스 파일|소스 코드 위치|소스|소스 오브 트루스|원본 문서|원본|출처|근거 자료|관련 링크|관련 자료|관련 모듈|관련 소스|관련 경로|관련 위치|관련파일|
      관련문서|관련자료|관련된 파일|연관 파일|연관 문서|관계 파일|관련 항목|관련 참조|참고 링크|참고 코드|참고 구현|참고 정보|참고할|참고할 것|참고할 파일|참고할 문서|참고할 만한|참고파일|참고문서|참고 문헌|참고하세요|참조 문서|
      참조 자료|참조 코드|참조 링크|참조할|참조할 파일|레퍼런스|링크|링크 모음|유용한 링크|유용한 파일|포인터|길잡이|지도|코드 지도|코드 맵|코드맵|코드 안내|코드 참조|코드 경로|코드 진입점|파일 맵|파일맵|파일 지도|파일 경로|
      파일 가이드|파일 참조|파일 설명|파일 역할|위치|위치 정보|위치 안내|어디에 있|어디 있|어디에 무엇|어디에 뭐가|어디를 볼|어디를 봐|어디부터 읽|어디부터 볼|어디 볼지|여기를 보|여기부터 읽|여기부터 보|이것부터 읽|이것부터 보|
      이것부터|이 순서로|시작 파일|엔트리 포인트|엔트리포인트|문서 목록|문서 위치|문서 링크|문서들|문서 안내|설계 문서|설계서|명세|명세서|스펙|스펙 문서|자료|자료 목록|작업 파일|작업 세트|워킹 셋|다룰 파일|사용할 파일
    `,
    it: `
      da leggere|leggere prima|leggere per primo|file chiave|file importanti|file principali|file rilevanti|file correlati|riferimenti|
      documenti|documentazione|dove guardare|vedi anche|leggere|leggi|leggi prima|leggi questo prima|leggi per primo|leggere questo|
      leggimi prima|da leggere assolutamente|ordine di lettura|lettura obbligatoria|letture obbligatorie|letture consigliate|
      bisogna leggere|documenti importanti|documenti rilevanti|documenti correlati|materiale di riferimento|risorse utili|fonti di verità|
      fonte di verità|link|link utili|link importanti|collegamenti|riferimento|riferimenti principali|correlati|file da leggere|
      file da guardare|file da consultare|file utili|file coinvolti|file necessari|file che contano|file di riferimento|file critici|
      file più importanti|file principale|codice chiave|codice rilevante|codice correlato|codice principale|moduli chiave|
      moduli principali|componenti chiave|componenti principali|mappa del codice|mappa dei file|mappa del repo|guida ai file|
      dove sta tutto|dove sta cosa|dove stanno le cose|dove si trova|dove si trovano le cose|dove trovare|dove cercare|dov'è|dov'è tutto|
      dove vive|posizione dei file|punti di ingresso|punti d'ingresso|per orientarsi|orientamento|vedi|vedere|vedere anche|guarda|
      guarda anche|guardare prima|dai un'occhiata|consultare|apri prima|per saperne di più|per approfondire|approfondimenti|specifiche|
      specifica|contesto da caricare|inizia leggendo|conviene aprire|aprire subito|guardare subito
    `,
    et: `
      olulised failid|failid|viited|loe|loe enne|loe see enne|loe esmalt|loe kõigepealt|loe läbi|lugege enne|lugeda|lugemiseks|lugemine|
      lugemisjärjekord|kohustuslik lugemine|soovituslik lugemine|enne alustamist loe|mida esmalt lugeda|tasub lugeda|vaata|vaata esmalt|
      vaata enne|vaadata|kust leida|kust otsida|kus on mis|kus mis on|kus mis asub|kus asub|kus asjad on|kus asjad asuvad|kus kõik on|
      kus kood asub|kus kood on|mis kus|failide asukohad|faili asukohad|koodi asukohad|võtmefailid|tähtsad failid|olulisemad failid|
      peamised failid|põhifailid|seotud failid|asjakohased failid|vajalikud failid|kasulikud failid|kriitilised failid|failid mida vaja|
      olulised dokumendid|olulised allikad|olulised kohad koodis|dokumendid|dokumentatsioon|materjalid|lisamaterjalid|allikad|tõe allikas|
      viide|viited koodile|lingid|kasulikud lingid|seotud|vt ka|võtmekood|võtmemoodulid|põhimoodulid|peamised moodulid|sisenemispunktid|
      teejuht|orientiirid|orienteerumiseks|failide kaart|koodi kaart|failide ülevaade|spetsifikatsioon|spetsifikatsioonid|lisalugemine|
      lisainfo|rohkem infot|täpsemalt|millega tutvuda|tutvu enne|ava esmalt|ava kõigepealt|alusta lugemisest|mida leida|kust mida|
      tasub avada|ava enne
    `,
  },
  files: {
    en: `
      file* changed|file* touched|file* modified|file* edited|file* updated|file* affected|file* written|files created modified|
      files modified created|files created and modified|files|changed files|modified files|touched files|edited files|updated files|
      affected files|code changes|file changes|changes made|list of files|modified|touched|edited|updated|uncommitted changes|
      modified earlier|changes by file|changes per file|changes additions|files i changed|files we changed|files i touched|
      what files changed|which files changed|files altered|altered files|files worked on|code touched|diff summary|change set|changeset|
      files in this change|files in this commit|files committed|files deleted|deleted files|files renamed|files added and changed|
      files created and changed|files created or modified|files added or modified|files added modified|file list|files i edited|
      files i modified|files i updated|files i worked on|files i worked in|files i've changed|files i've touched|files i have changed|
      files we edited|files we modified|files we touched|files we updated|files i moved|files i deleted|files i removed|files removed|
      removed files|files moved|moved files|renamed files|files refactored|refactored files|files fixed|files patched|patched files|
      files rewritten|files reworked|files impacted|impacted files|files concerned|concerned files|files changed today|
      files changed this session|files changed so far|files changed since|files dirty|dirty files|dirty tree|dirty working tree|
      files staged|staged files|unstaged files|uncommitted files|uncommitted work|uncommitted edits|uncommitted modifications|
      unstaged changes|staged changes|not committed|not yet committed|local changes|local edits|local modifications|working tree changes|
      working copy changes|changed in this session|changed this session|changed today|changed paths|changed modules|changed code|
      changed so far|changed components|changed sources|what i touched|what we touched|what was touched|what got touched|what i edited|
      what i modified|what was modified|what got changed|where i made changes|where i changed|where the changes are|
      where changes were made|where the change is|where changes live|places changed|places touched|places i touched|paths changed|
      paths touched|modules changed|modules touched|modules affected|components changed|components touched|components affected|
      affected modules|affected components|affected paths|affected code|affected areas|areas touched|areas changed|areas affected|
      touched areas|touched code|touched modules|touched paths|touched in this session|touched today|edits made|edits by file|
      edits per file|edit log|edit list|edited in this session|modifications made|modifications by file|modification list|
      code modifications|code edits|code changed|code diff|diff stat|diff stats|git diff|changes by module|changes by path|
      changes by area|changes by component|changes in detail|changes in files|changes in code|changes to files|changes to code|
      changes to the code|changes to existing files|changes list|changes overview|changed list|change list|change log by file|
      change table|change inventory|change manifest|change map|file level changes|file by file|file by file changes|per file changes|
      per file|by file|list of changes|list of changed files|list of modified files|list of touched files|changes in this pr|in this pr|
      in this commit|in this diff|in this change|in this patch|patch contents|patch summary|commit contents|file change*|file edits|
      file modification*|file updates|file diff*|file summary|file manifest|file operation*|file change summary|file change log|
      files changed and why|files and changes|files with changes|files updated or created|files created updated|files new and changed|
      files in the diff|files in diff|files in the commit|files in the pr|files in pr|files in this pr|files in the patch|
      files in this patch|files in this session|files this session|files worked|files handled|files involved in change|
      footprint of the change|surface of the change
    `,
    zh: `
      修改的文件|改动文件|变更文件|涉及文件|文件变更|修改文件|文件改动|修改|改动的文件|修改过的文件|变更的文件|修改文件列表|改动文件列表|修改文件清单|变更文件清单|涉及的文件|变更文件列表|改过的文件|改了的文件|改了哪些文件|改到的文件|动过的文件|
      动了哪些文件|动到的文件|碰过的文件|被修改的文件|被改动的文件|有改动的文件|已修改文件|已修改的文件|已改文件|已变更文件|更新的文件|更新文件|文件修改|文件更新|文件变动|文件改动清单|文件变更清单|文件变更列表|编辑的文件|编辑过的文件|受影响文件|
      受影响的文件|影响文件|影响的文件|影响范围|涉及改动|代码变更|代码改动|代码修改|代码变动|本次修改文件|本次改动文件|本次变更文件|本次涉及文件|提交的文件|未提交的改动|未提交改动|未提交文件|未提交修改|删除文件|删除的文件|修改与新增|新增与修改|
      新增/修改|新增和修改的文件|改动范围|变更范围|修改范围
    `,
    ja: `
      変更ファイル|変更したファイル|修正ファイル|編集したファイル|更新ファイル|触ったファイル|変更したファイル一覧|変更点のファイル|修正したファイル|更新したファイル|変更したファイルの一覧|変更対象|修正対象|触ったファイル一覧|変更されたファイル|
      変更したもの|変更したコード|変更のあったファイル|変更があったファイル|変更済みファイル|変更ファイル一覧|変更対象ファイル|変更ファイルリスト|変更範囲|修正ファイル一覧|修正されたファイル|修正済みファイル|修正対象ファイル|改修ファイル|改修対象|
      更新ファイル一覧|更新されたファイル|編集ファイル|編集済みファイル|編集したもの|いじったファイル|いじったもの|手を入れたファイル|手を加えたファイル|触れたファイル|触ったもの|触った箇所|影響ファイル|影響範囲|影響を受けるファイル|対象ファイル|
      ファイル変更|ファイルの変更|ファイル変更一覧|コード変更|コードの変更|コード変更点|未コミット|未コミットの変更|未コミット変更|コミットしたファイル|差分|差分一覧|削除したファイル|削除ファイル|作成・変更|作成・変更したファイル|作成・変更ファイル|
      追加・変更ファイル|追加/変更|新規・変更ファイル
    `,
    de: `
      geänderte dateien|bearbeitete dateien|betroffene dateien|dateien|angefasste dateien|geänderte|veränderte dateien|
      modifizierte dateien|aktualisierte dateien|berührte dateien|angepasste dateien|überarbeitete dateien|umgebaute dateien|
      geaenderte dateien|dateiänderungen|dateien geändert|dateien angefasst|änderungen an dateien|änderungen nach datei|
      änderungen pro datei|was wo geändert|geänderter code|geänderte stellen|angefasst|was ich angefasst habe|angefasster code|bearbeitet|
      dateiliste|liste der dateien|liste der geänderten dateien|betroffen|betroffener code|gelöschte dateien|entfernte dateien|
      verschobene dateien|umbenannte dateien
    `,
    es: `
      archivos modificados|archivos cambiados|archivos tocados|archivos afectados|ficheros modificados|archivos|ficheros|modificados|
      archivos editados|archivos actualizados|archivos que cambiaron|archivos que toqué|archivos eliminados|archivos borrados|
      archivos renombrados|archivos creados modificados|lista de archivos|cambios por archivo|cambios en archivos|cambios en el código|
      cambios de código|ficheros cambiados|ficheros tocados|ficheros afectados|ficheros eliminados|lista de ficheros|cambios por fichero|
      qué archivos cambiaron|qué toqué|lo que toqué|código tocado|tocados|editados|cambiados|modificado|cambios sin confirmar|
      sin commitear|cambios locales|que se modificaron|que modifiqué|que se cambiaron
    `,
    fr: `
      fichiers modifiés|fichiers touchés|fichiers changés|fichiers concernés|fichiers|modifiés|fichiers mis à jour|fichiers édités|
      fichiers impactés|fichiers affectés|fichiers retouchés|fichiers remaniés|fichiers corrigés|fichiers supprimés|fichiers renommés|
      fichiers déplacés|fichiers modifies|fichiers touches|liste des fichiers|liste des fichiers modifiés|modifications par fichier|
      changements par fichier|modifications de fichiers|changements de fichiers|touchés|impactés|ce que j'ai touché|ce qu'on a touché|
      code modifié|code touché|modifs|les modifs
    `,
    pt: `
      arquivos modificados|arquivos alterados|arquivos tocados|arquivos afetados|ficheiros alterados|arquivos|ficheiros|modificados|
      alterados|arquivos editados|arquivos atualizados|arquivos mudados|arquivos mexidos|arquivos que mudaram|arquivos que mexi|
      arquivos removidos|arquivos excluídos|arquivos renomeados|arquivos criados modificados|lista de arquivos|alterações por arquivo|
      mudanças por arquivo|alterações nos arquivos|alterações no código|mudanças no código|ficheiros modificados|ficheiros tocados|
      ficheiros afetados|ficheiros removidos|lista de ficheiros|alterações por ficheiro|quais arquivos mudaram|o que mexi|onde mexi|
      mexidos|código alterado|tocados|editados|modificado|alterado|mudanças não commitadas|alterações não commitadas|não commitado|
      sem commit|alterações locais|mudanças locais
    `,
    ru: `
      изменённые файлы|измененные файлы|затронутые файлы|файлы|изменено|правки в файлах|правленые файлы|отредактированные файлы|
      обновлённые файлы|обновленные файлы|модифицированные файлы|тронутые файлы|поправленные файлы|переписанные файлы|удалённые файлы|
      удаленные файлы|перемещённые файлы|перемещенные файлы|переименованные файлы|изменения в файлах|изменения по файлам|правки по файлам|
      файлы изменены|файлы с изменениями|какие файлы менял|какие файлы изменены|какие файлы трогал|что трогал|что трогали|где менял|
      где правил|где правили|изменённый код|измененный код|изменённое|измененное|изменённые модули|измененные модули|список файлов|
      список изменённых файлов|список измененных файлов|перечень файлов|изменены|затронуто|что затронуто|задетые файлы
    `,
    ko: `
      변경된 파일|수정된 파일|변경 파일|수정 파일|파일 변경|파일|변경한 파일|변경된 파일 목록|변경 파일 목록|변경파일|변경된 코드|변경 대상|변경 범위|수정한 파일|수정된 파일 목록|수정 파일 목록|수정파일|수정 대상|수정 범위|
      수정된 코드|바꾼 파일|바뀐 파일|고친 파일|건드린 파일|손댄 파일|손본 파일|만진 파일|작업한 파일|편집한 파일|편집된 파일|업데이트한 파일|업데이트된 파일|갱신된 파일|영향받은 파일|영향 받은 파일|영향받는 파일|영향 범위|
      대상 파일|코드 변경|코드 변경 사항|코드 변경사항|코드 수정|파일 변경 사항|파일 변경사항|파일 변경 내역|파일 수정|파일 수정 내역|커밋 안 한|커밋 안 된|커밋되지 않은|미커밋|커밋한 파일|삭제한 파일|삭제된 파일|생성/수정|
      생성 및 수정|추가/수정|추가 및 수정
    `,
    it: `
      file modificati|file cambiati|file toccati|file interessati|modificati|file|elenco dei file|lista dei file|file cancellati|
      file eliminati|file rimossi|file rinominati|file spostati|modifiche per file|modifiche ai file|modifiche al codice|
      modifiche nel codice|cambiamenti al codice|quali file sono cambiati|quali file ho toccato|cosa ho toccato|toccati|cambiati|
      aggiornati|editati|modificato|codice toccato|modifiche non committate|modifiche locali|che ho toccato
    `,
    et: `
      muudetud failid|muudetud|muutunud failid|muutunud|muudatused failides|muudatused failiti|muudatused koodis|koodimuudatused|
      failimuudatused|puudutatud|failid mida muutsin|mida puutusin|mida puudutasin|mis failid muutusid|kustutatud failid|
      eemaldatud failid|ümbernimetatud failid|teisaldatud failid|muudetud ja loodud failid|muudetud ja uued failid|failide nimekiri|
      faililoend|uuendatud failid|parandatud failid|redigeeritud failid|kommitimata muudatused
    `,
  },
  created: {
    en: `
      file* created|file* added|new file*|created files|added files|created|new|new modules|new components|new scripts|new tests|added|
      files i created|files i added|newly created|newly added|newly created files|newly added files|what i added|brand new|files i wrote|
      files i made|files i've added|files i've created|files we added|files we created|files new|files newly created|files newly added|
      files generated|files introduced|files produced|what i created|what we created|what was created|what got created|what i wrote|
      what's been added|newly written|newly introduced|new in this session|new this session|new today|new in this pr|new additions|
      new docs|new documents|new documentation|new code|new classes|new endpoints|new packages|new directories|new folders|new migrations|
      new config files|new test files|new source files|new artifacts|new artefacts|new assets|new pages|new services|
      created in this session|created this session|created today|created artifacts|created documents|created scripts|created modules|
      added in this session|added this session|added today|added modules|added scripts|added tests|added documents|documents created|
      docs created|docs written|docs added|documents added|documents written|documentation created|documentation written|scripts created|
      scripts added|scripts written|tests created|tests added|tests written|modules created|modules added|components created|
      components added|artifacts created|artifacts produced|artifacts generated|artefacts created|artefacts produced|assets created|
      assets added|classes added|packages added|packages created|written from scratch|untracked files|not in git yet|fresh files|
      file creation*|file additions|generated in this session
    `,
    zh: `
      新建文件|新增文件|创建的文件|新文件|新增|新建|新建的文件|新增的文件|新建了|新增了|新加的|新加文件|新加的文件|新写的|新写的文件|新创建|新创建的文件|创建文件|已创建文件|已创建|已新建|添加的文件|加的文件|增加的文件|新增内容|新增模块|
      新增脚本|新增测试|新增组件|新增代码|新建模块|新建脚本|新生成|生成的文件|新文件列表|新增文件列表|新增文件清单|新建文件列表|新产出文件|新出炉
    `,
    ja: `
      新規ファイル|作成したファイル|追加したファイル|追加ファイル|新規作成|新規|新規作成ファイル|新規作成したファイル|新規追加|新規追加ファイル|新規に作成|新規に追加|新規モジュール|新規コード|新規スクリプト|新規テスト|新規コンポーネント|新しいファイル|
      新しく作った|新しく作成|新しく追加|新しくできた|新ファイル|作成ファイル|作成ファイル一覧|作成したもの|作成物|作成済みファイル|作成されたファイル|作ったファイル|追加したもの|追加されたファイル|追加分|追加物|生成したファイル|生成ファイル|生成物|
      新設|新設ファイル
    `,
    de: `
      neue dateien|erstellte dateien|angelegte dateien|neu|neu angelegt|hinzugefügte dateien|hinzugekommene dateien|neu erstellte dateien|
      neu angelegte dateien|neu erstellt|erstellt|angelegt|erzeugt|erzeugte dateien|dateien erstellt|dateien angelegt|neu geschrieben|
      geschriebene dateien|neu dazu|neu dazugekommen|dazugekommen|hinzugekommen|hinzugefügt|neu hinzugefügt|neu im projekt|neuzugänge|
      neuer code|neue module|neue skripte|neuanlagen
    `,
    es: `
      archivos creados|archivos nuevos|nuevos archivos|ficheros creados|ficheros nuevos|creados|nuevos|archivos añadidos|
      archivos agregados|archivos generados|archivo nuevo|archivo creado|nuevo archivo|ficheros añadidos|nuevos ficheros|nuevo fichero|
      fichero nuevo|añadidos|añadido|agregados|creado|nuevos módulos|nuevos componentes|nuevos scripts|nuevas pruebas|nuevos tests|
      módulos nuevos|documentos creados|recién creados|archivos que creé|archivos que añadí|lo que añadí|lo que creé|lo nuevo|qué se creó|
      qué se añadió|lo que se creó|lo que se añadió
    `,
    fr: `
      fichiers créés|nouveaux fichiers|fichiers ajoutés|créés|nouveaux|fichiers neufs|fichiers générés|fichiers produits|fichiers écrits|
      fichiers crées|fichiers crees|nouveaux modules|nouveaux scripts|nouveau code|nouveau fichier|créé|créations|création|ajouté|ajoutés|
      nouvellement créé|nouvellement ajouté|liste des fichiers créés|ce que j'ai créé|ce qui a été créé|ce qui a été ajouté
    `,
    pt: `
      arquivos criados|arquivos novos|novos arquivos|ficheiros criados|criados|novos|arquivos adicionados|arquivos gerados|arquivo novo|
      arquivo criado|novo arquivo|ficheiros adicionados|ficheiros gerados|ficheiros novos|novos ficheiros|ficheiro novo|novo ficheiro|
      adicionados|adicionado|criado|novos módulos|novos componentes|novos scripts|novos testes|módulos novos|testes novos|
      documentos criados|recém-criados|arquivos que criei|o que criei|o que adicionei|o que foi criado|o que foi adicionado
    `,
    ru: `
      созданные файлы|новые файлы|добавленные файлы|создано|новое|добавлено|создал|создали|что создано|что создал|что добавлено|
      что добавил|добавил|добавили|добавленное|созданное|новый код|новые модули|новые скрипты|новый файл|файлы созданы|
      сгенерированные файлы|написанные файлы|написанные с нуля|с нуля|с нуля написано|появилось|что появилось|появились|появившиеся файлы|
      заведено файлов|пополнение
    `,
    ko: `
      생성된 파일|새 파일|추가된 파일|신규 파일|새로 만든 파일|신규|새로 만든|새로 만든 것|새로 추가|새로 추가된|새로 추가한|새로 생성|새로 작성|새로 생긴|새로운 파일|새파일|새 모듈|새 스크립트|새 컴포넌트|새 테스트|만든 파일|
      만들어진 파일|생성 파일|생성한 파일|생성한 것|생성된 것|생성 목록|추가 파일|추가한 파일|추가한 것|추가된 것|작성한 파일|작성된 파일|신규 생성|신규 추가|신규 모듈|신규 작성|신규 스크립트|신규파일|신설
    `,
    it: `
      file creati|nuovi file|file nuovi|file aggiunti|creati|nuovi|creato|file generati|nuovo file|file nuovo|aggiunti|aggiunto|
      nuovi moduli|nuovi componenti|nuovi script|nuovi test|moduli nuovi|componenti nuovi|script nuovi|test nuovi|documenti creati|
      appena creati|appena aggiunti|file che ho creato|cosa ho creato|cosa ho aggiunto|cosa è stato creato|cosa è stato aggiunto
    `,
    et: `
      uued failid|loodud failid|lisatud failid|uus fail|loodud|lisatud|lisandunud|uued|uued moodulid|uued komponendid|uued skriptid|
      uued testid|loodud moodulid|lisatud moodulid|lisatud testid|failid mille lisasin|mille lõin|mida lõin|mis lisandus|mis lisati|
      juurde tuli|genereeritud failid
    `,
  },
  mixed: {
    en: `
      context|constraints|facts|architecture facts|heads up|notes|note|remarks|other notes|additional notes|handoff notes|handover notes|
      session notes|notes for*|misc|miscellaneous|key knowledge|knowledge|good to know|worth knowing|things to know|what you should know|
      what to know|need to know|important|important notes|important context|keep in mind|remember|reminders|for later agents|
      for the next maintainer|observations|findings|details|technical notes|technical details|implementation notes|hints|tips|
      message to next|advice|for whoever reads this|for the record|of note|notable|noteworthy|critical context|critical information|
      critical info|key context|current context|essential context|key information|key info|key notes|important information|important info|
      important details|important things|assumptions|quick notes|quick context|anything else|side notes|random notes|scratchpad|
      notes for the reviewer|notes for reviewers|reviewer notes|comments|remember this|tribal knowledge|domain knowledge|should know|
      needs to know|you should know|what to watch for|worth remembering|for your information|fyi|what we know|what we found|
      what we know now|general notes|general remarks|general comments|general information|general info|general observations|working notes|
      dev notes|developer notes|engineer notes|engineering notes|developer's notes|author's notes|author notes|agent notes|operator notes|
      maintainer notes|maintenance notes|operational notes|ops notes|operations notes|field notes|lab notes|research notes|meeting notes|
      review notes|debug notes|debugging notes|investigation notes|migration notes|deployment notes|testing notes|test notes|setup notes|
      environment notes|architecture notes|architectural notes|code notes|api notes|data notes|usage notes|background notes|
      progress notes on|personal notes|private notes|my notes|rough notes|raw notes|loose notes|scattered notes|assorted notes|
      various notes|odds and ends|odds ends|bits and pieces|bits and bobs|bits bobs|bits pieces|this and that|this that|mixed bag|
      grab bag|misc notes|misc info|misc items|other stuff|other things|other items|other points|other remarks|other observations|
      other information|other info|other considerations|other matters|further notes|further remarks|further comments|further observations|
      further considerations|additional information|additional info|additional context|additional remarks|additional comments|
      additional details|additional considerations|additional points|extra notes|extra info|extra context|supplementary notes|end notes|
      p s|p p s|n b|note well|take note|please note|please be aware|just so you know|so you know|in case you wonder|in case you need it|
      in case it helps|in case it matters|in case it is useful|for information|for context|for your info|for your awareness|for awareness|
      for the next agent's information|for the curious|good to remember|good to keep in mind|useful to know|useful things|
      useful information|useful info|useful facts|useful context|useful knowledge|useful hints|useful tips|useful notes|handy to know|
      handy hints|handy notes|handy facts|helpful hints|helpful notes|helpful to know|helpful information|helpful context|helpful tips|
      nice to know|necessary knowledge|necessary context|must know|must knows about|need to knows|things you should know|
      things you need to know|things you must know|things you might want to know|things to remember|things to keep in mind|things to note|
      things worth knowing|things worth noting|things worth remembering|things i noticed|things we noticed|things noticed|things i know|
      things i found|things we found|stuff to know|stuff you should know|stuff worth knowing|stuff to remember|what else to know|
      what you need to know|what you must know|what you might want to know|what you ought to know|what you have to know|
      what everyone should know|what the next person should know|what the next agent should know|what i know|what we know so far|
      what i know so far|what i noticed|what we noticed|what i found|what i saw|what i observed|what we observed|what we saw|worth noting|
      worth mentioning|worth a mention|worth pointing out|worth bearing in mind|bear in mind|bear this in mind|to bear in mind|
      to keep in mind|to remember|to note|to be noted|points to note|points to remember|points worth noting|points of note|
      points to bear in mind|please remember|remember these|note this|keep this in mind|keep these in mind|a word on|a few words|
      words to the wise|word to the wise|last words|parting words|parting thoughts|final words|final thoughts|final notes|final remarks|
      closing remarks|closing thoughts|closing words|concluding remarks|key findings|main findings|findings so far|facts to know|
      known facts|key facts|basic facts|hard facts|established facts|fact sheet|facts and figures|what is true|what's true|what is known|
      what's known|known so far|current understanding|my understanding|our understanding|root cause analysis|investigation findings|
      investigation results|investigation summary|research findings|working context|session context|task context|project context|
      business context|domain context|technical context|conversation context|historical context|relevant context|necessary background|
      background context|background knowledge|background info|background information|context you need|context for next|
      context for the next|context notes|context dump|brain dump|mind dump|memory dump|thoughts dump|stream of consciousness|
      random thoughts|random stuff|random bits|random facts|scratch pad|scratch notes|message for|message to|message for the next|
      message to my successor|letter to|letter to the next|dear successor|dear next|dear future me|to my successor|to my future self|
      to future me|to future self|to the next agent|to the next person|to the next developer|to whoever comes next|to whom it may concern|
      future me|hello future me|for my successor|for the successor|for future me|for future self|for future reference|for future readers|
      for future maintainers|for maintainers|for the maintainer|for the operator|for the reader|for reviewers|for the reviewer|
      for the next reader|for whoever|handover notes for|hand off notes|hand over notes|handover remarks|handover info|transfer notes|
      transition notes|turnover notes|shift notes|relay notes|special notes|special considerations|key considerations|
      design considerations|security considerations|important considerations|important points|important to know|important to remember|
      important to note|important facts|important remarks|important reminders|important bits|key points|key things|key things to know|
      key details|key reminders|key observations|main points|salient points|highlights to know|critical notes to know|critical facts|
      critical details|critical knowledge|critical things|crucial information|crucial details|crucial notes|essential information|
      essential info|essential knowledge|essential facts|vital information|vital info|implicit knowledge|tacit knowledge|
      institutional knowledge|institutional memory|insider knowledge|inside knowledge|unwritten knowledge|not in the docs|not in the code|
      not in git|not written down|not written anywhere|not documented anywhere|undocumented knowledge|undocumented facts|
      what the docs don't say|what the docs don't tell you|what the code doesn't tell you|what the code does not tell you|
      what isn't in the docs|what isn't written down|between the lines|in my head|stuff in my head|secret knowledge|secret sauce|
      curious facts|did you know|by the way|while i'm at it|while we are at it|on a side note|side note|heads ups|head's up|
      briefing notes|debugging tips|debugging hints|debug tips|tips and tricks|tips tricks|pro tips|pro tip|pointers and tips|advice to|
      advice for|advice for the next|advice to the next|words of advice|my advice|advice to my successor|before you start|
      before you begin|before you touch anything|before you do anything|before touching anything|before starting|before anything else|
      before diving in|before you dive in|before we begin|before you continue|before continuing|before you code|before coding
    `,
    zh: `
      备注|说明|上下文|背景知识|提示|重要|要点|其他|备忘|备忘录|附注|附言|附记|附加说明|补充|补充说明|补充信息|补充事项|笔记|随记|随手记|随笔|杂记|杂项|杂事|杂谈|零碎|零散|零星|其它|其他说明|其他事项|其他信息|其他备注|另外|还有|顺便|
      顺便说|顺带一提|题外话|前情提要|前情|来龙去脉|前因后果|前提|前提条件|上下文信息|关键上下文|重要上下文|背景信息|背景说明|关键信息|重要信息|重要说明|重要事项|重要的事|重要知识|关键知识|关键点|重点|关键事实|事实|已知事实|已知信息|须知|
      需知|接手须知|交接须知|需要知道|需要知道的|要知道的|应知应会|你要知道|你需要知道|必须知道|值得知道|最好知道|知识点|领域知识|业务知识|交接|交接说明|交接事项|交接内容|交接备注|交接信息|移交说明|给下一位|给接手的人|给接手者|给后来者|
      给后来人|给后人的话|给下一个|给下一任|留言|寄语|叮嘱|嘱咐|唠叨|碎碎念|吐槽|建议与提示|小贴士|小提示|小技巧|技巧|诀窍|窍门|技术说明|技术细节|实现细节|细节|观察|观察到的|发现|调查结果|调研结果|分析|分析结果|约束|约束条件|记住|请记住|
      谨记|要记住|评论|评述|前因後果
    `,
    ja: `
      備考|メモ|補足|コンテキスト|背景知識|覚えておくこと|知っておくべきこと|引き継ぎ事項|申し送り|その他|重要|備忘|備忘録|覚え書き|覚書|おぼえがき|メモ書き|雑記|雑多|雑感|つぶやき|ひとこと|一言|独り言|余談|ちなみに|補足事項|補足説明|
      補足情報|追記|追伸|付記|付録|注記|注釈|特記事項|特記|参考メモ|技術メモ|作業メモ|実装メモ|開発メモ|調査メモ|技術的な詳細|技術詳細|実装詳細|実装の詳細|詳細|引き継ぎ|引継ぎ|引継|引き継ぎメモ|引継ぎメモ|引継ぎ事項|引継事項|引き継ぎ内容|
      引き継ぎ情報|引き継ぎノート|引き継ぎ書|引き継ぐ方へ|引き継ぐ人へ|引き継がれる方|申し送り事項|申し送りメモ|申送り|申送事項|伝達事項|伝えたいこと|伝えておくこと|伝えておきたい|伝言|連絡事項|お知らせ|共有事項|共有|次の人へのメモ|後任へ|後任者へ|
      後任の方へ|後の人へ|未来の自分へ|未来の私へ|メッセージ|アドバイス|助言|コツ|ヒント|豆知識|小ネタ|Tips 集|背景情報|背景と経緯|経緯|これまでの経緯|いきさつ|前提|前提条件|前提知識|前提情報|予備知識|知識|ドメイン知識|業務知識|文脈|
      重要事項|重要情報|重要なこと|重要な情報|重要ポイント|大事なこと|大事な点|大切なこと|ポイント|要点|知っておいて|知っておくと|知っておきたい|知っておくこと|知るべきこと|覚えておいて|覚えておくべき|覚えておきたい|頭に入れて|念頭に|心に留め|
      押さえておく|押さえておきたい|事実|わかっている事実|所見|観察|調査結果|分析結果|コメント|いろいろ|諸々|もろもろ|その他もろもろ|雑件
    `,
    de: `
      hinweise|notizen|anmerkungen|kontext|wissenswertes|gut zu wissen|wichtig|sonstiges|bemerkungen|merkpunkte|zu wissen|wissen sollte|
      wissen muss|wissen sollten|zur info|zur kenntnis|hinweis|wichtige hinweise|hinweise für|notiz|anmerkung|bemerkung|am rande|nebenbei|
      nebenbei bemerkt|übrigens|ach ja|noch etwas|noch was|noch eins|außerdem|zusätzlich|zusätzliches|ergänzungen|vermischtes|
      verschiedenes|allerlei|dies und das|diverses|weiteres|sonst noch|sonst|kleinkram|beobachtungen|beobachtet|auffälligkeiten|
      auffälliges|aufgefallen|was mir aufgefallen ist|mir aufgefallen|details|einzelheiten|technische details|technische hinweise|
      technische notizen|infos|info|informationen|zusatzinfos|wichtige infos|wichtige informationen|das wichtigste|das wichtigste zuerst|
      wichtigstes|kernpunkte|eckpunkte|eckdaten|randnotizen|randbemerkungen|kommentare|gedanken|gedankenstütze|gedankennotizen|zum merken|
      merke|merken|merkzettel|tipps|tipp|tipps und tricks|kniffe|wissen|vorwissen|hintergrundwissen|nützliches wissen|was du wissen|
      was man wissen|was ihr wissen|muss man wissen|solltest du wissen|sollte man wissen|zusammenhang|zusammenhänge|vorbemerkung|vorab|
      vorweg|vorwort|übergabe|übergabenotiz|übergabenotizen|nachtrag|nachträge|ps|zur beachtung|an den nächsten|an die nächste|
      nachricht an|botschaft an|persönliche notiz*
    `,
    es: `
      notas|nota|contexto|observaciones|importante|a tener en cuenta|otros|detalles|comentarios|recordatorios|hay que saber|debe saber|
      conviene saber|para saber|notas para|notas adicionales|notas técnicas|notas importantes|notas finales|notas sueltas|notas rápidas|
      notas varias|apuntes|anotaciones|consideraciones|consideraciones adicionales|a considerar|puntos importantes|tener en cuenta|
      ten en cuenta|tener presente|recordar|recuerda|recordatorio|bueno saber|necesitas saber|debes saber|información adicional|
      información importante|información relevante|información clave|información útil|info útil|datos importantes|datos útiles|
      contexto adicional|contexto importante|contexto necesario|contexto técnico|contexto relevante|conocimiento clave|conocimientos|
      hechos|hechos relevantes|hallazgos|descubrimientos|lo que sabemos|lo que descubrí|lo que descubrimos|lo que encontré|
      lo que encontramos|lo que vimos|consejos|pistas|trucos|varios|miscelánea|otras cosas|comentario|mensaje para|supuestos|suposiciones|
      por cierto|que conste|detalles técnicos|detalles importantes|a saber|importante recordar|lo esencial|imprescindible saber|
      última cosa
    `,
    fr: `
      notes|note|contexte|remarques|important|à savoir|bon à savoir|divers|à retenir|observations|faut savoir|doit savoir|il faut savoir|
      notes diverses|notes techniques|notes utiles|notes de passation|notes de session|note importante|notes importantes|autres notes|
      notes en vrac|en vrac|vrac|pêle-mêle|divers et varié|autre|autres points|à côté|au passage|en passant|par ailleurs|d'ailleurs|
      en plus|pour info|pour information|info|infos|infos utiles|informations|informations utiles|informations importantes|
      informations complémentaires|compléments|complément|précisions|précision|détails|détails techniques|remarque|remarques diverses|
      commentaires|commentaire|réflexions|pensées|astuces|astuce|trucs et astuces|conseils|conseil|bon a savoir|a savoir|à noter|notez|
      noter|à noter aussi|à signaler|l'essentiel|essentiel|points clés|points importants|points essentiels|le plus important|
      ce qui compte|ce qu'il faut savoir|faut que tu saches|sachez|sache que|utile à savoir|connaissances|connaissances utiles|
      connaissances clés|contexte utile|contexte technique|contexte important|contexte et notes|rappels|rappel|mémo|memo|pense-bête|
      avant-propos|préambule|passation|mot pour|un mot pour|message pour|message au|post-scriptum|constatations|ce que j'ai remarqué|
      j'ai remarqué|remarqué|nota|nota bene|nb|a côté|a noter|a noter aussi|a signaler|a retenir
    `,
    pt: `
      notas|nota|contexto|observações|importante|lembretes|outros|detalhes|comentários|bom saber|precisa saber|deve saber|vale saber|
      para saber|notas para|notas adicionais|notas técnicas|notas importantes|notas finais|notas soltas|notas rápidas|mais notas|
      anotações|apontamentos|observação|obs|observações importantes|observacoes|considerações|a considerar|ter em conta|tenha em mente|
      ter em mente|ter em atenção|levar em conta|coisas a saber|coisas importantes|pontos importantes|pontos relevantes|lembrar|lembre-se|
      lembrete|vale a pena saber|o que convém saber|o que saber|é preciso saber|informações adicionais|informações importantes|
      informações relevantes|informações úteis|informação adicional|informação importante|informação relevante|informação útil|info útil|
      dados importantes|dados úteis|contexto adicional|contexto importante|contexto necessário|contexto técnico|contexto relevante|
      conhecimento|conhecimentos|fatos|achados|descobertas|o que sabemos|o que descobri|o que descobrimos|o que encontrei|
      o que encontramos|conselhos|dicas|dica|dicas para|truques|diversos|miscelânea|outras coisas|comentário|recado|recados|mensagem para|
      suposições|premissas|pressupostos|a propósito|aliás|para constar|que conste|detalhes técnicos|detalhes importantes|a saber|
      importante lembrar|o essencial|ps
    `,
    ru: `
      заметки|примечания|контекст|важно|прочее|замечания|полезно знать|на заметку|детали|наблюдения|надо знать|нужно знать|следует знать|
      стоит знать|заметка|заметки на полях|на полях|примечание|замечание|важное|важная информация|важные моменты|важные заметки|
      важные детали|самое важное|самое главное|главное|что важно|что важно знать|важно знать|важно понимать|что нужно знать|
      что надо знать|что стоит знать|что следует знать|полезная информация|полезно|к сведению|для сведения|для справки|справочно|
      информация|инфа|инфо|доп информация|дополнительно|дополнительная информация|дополнение|дополнения|разное|всякое|всякая всячина|
      мелочи|по мелочи|по мелочам|остальное разное|прочие заметки|другое|ещё кое-что|еще кое-что|кое-что ещё|кое-что еще|между прочим|
      кстати|к слову|попутно|попутные заметки|мысли|мысли вслух|размышления|соображения|комментарии|комментарий|ремарки|пометки|пометка|
      напоминание|напоминания|памятные заметки|наблюдение|что заметил|что заметили|заметил|подмечено|технические детали|
      технические заметки|технические подробности|деталь|моменты|ключевые моменты|основные моменты|тезисы|тезисно|советы|совет|подсказки|
      подсказка|лайфхаки|контекст задачи|контекст и заметки|нужный контекст|предварительно|вместо предисловия|послание|записка|
      передача дел|передача смены|для того кто придёт|для того кто придет|тому кто придёт|тому кто придет|сообщение следующему|
      постскриптум|тлдр
    `,
    ko: `
      참고 사항|참고사항|메모|노트|비고|컨텍스트|맥락|알아둘 것|기타|중요|중요 사항|메모 사항|메모들|잡담|잡다|잡동사니|여담|덧붙임|덧붙여|덧붙이는|추가 메모|추가 사항|추가사항|추가 정보|추가 설명|추가 참고|첨언|첨부|부연|
      부연 설명|보충|보충 설명|코멘트|한마디|한 마디|남기는 말|남길 말|전달 사항|전달사항|전할 말|전하는 말|전달할|인계 사항|인계사항|인계 메모|인계 내용|인수인계|인수인계 사항|인수인계 메모|인수인계 내용|공유 사항|공유사항|공유|
      알려둘|알려 드릴|당부|당부의 말|당부 사항|다음 사람에게 메모|후임자에게|후임에게|미래의 나에게|조언|꿀팁|힌트|요령|알아둘 점|알아둘 사항|알아두면|알아두면 좋은|알아두면 좋은 것|알아 두면|알아두세요|알아두어야|알아야 할|
      알아야 할 것|알아야 할 점|알아야 하는|알고 있어야|알면 좋은|기억할|기억할 것|기억할 점|기억해야|기억해둘|기억해|명심|명심할|염두|염두에 둘|핵심 정보|핵심 사항|핵심 내용|핵심 포인트|핵심|중요 정보|중요한 것|중요한 점|
      중요한 정보|중요 내용|중요 포인트|중요사항|포인트|요점|배경 지식|배경지식|배경 정보|배경 설명|도메인 지식|전제|전제 조건|사전 지식|사전 정보|사전 조건|경위|맥락 정보|컨텍스트 정보|사실|알려진 사실|관찰|관찰 사항|발견|
      발견 사항|발견사항|조사 결과|분석 결과|분석|상세|상세 내용|세부 사항|세부사항|기술 메모|기술 노트|기술 세부|구현 세부|구현 메모|작업 메모|작업 노트|개발 메모|개발 노트|세션 메모|그 외|그 밖에|그밖에|기타 사항|기타사항|
      기타 메모|비고 사항|특기 사항|특기사항
    `,
    it: `
      note|nota|contesto|osservazioni|importante|da tenere presente|altro|dettagli|commenti|promemoria|note per|note aggiuntive|
      note della sessione|note tecniche|note importanti|note finali|note sparse|note rapide|note varie|note utili|appunti|appunti sparsi|
      annotazioni|osservazione|considerazioni|da considerare|da tener presente|tenere presente|tenere a mente|tieni presente|
      tieni a mente|da tenere in considerazione|ricordare|ricorda|ricordarsi|ricordati che|buono a sapersi|bene a sapersi|bene sapere|
      utile sapere|da sapere|cosa sapere|cosa c'è da sapere|cosa bisogna sapere|devi sapere|per la cronaca|per tua informazione|
      per vostra informazione|per informazione|informazioni|informazioni aggiuntive|informazioni importanti|informazioni rilevanti|
      info utili|info importanti|dati importanti|contesto aggiuntivo|contesto importante|contesto necessario|contesto tecnico|
      contesto rilevante|conoscenze|fatti noti|scoperte|cosa ho scoperto|cosa abbiamo scoperto|scoperto|cosa ho trovato|
      cosa abbiamo trovato|cosa sappiamo|quello che sappiamo|consigli|suggerimenti|dritte|trucchi|indicazioni|varie|varie ed eventuali|
      miscellanea|altre cose|commento|messaggio per|supposizioni|assunzioni|presupposti|premessa|a proposito|tra l'altro|dettagli tecnici|
      dettagli importanti|importante ricordare|l'essenziale|cose importanti|punti importanti|ps
    `,
    et: `
      märkused|kontekst|märkus|märkmed|lisamärkused|märkused järgmisele|tehnilised märkused|töömärkmed|sessiooni märkmed|taust|taustainfo|
      taustainfoks|taustaks|teadmiseks|muu|muu info|muud|mitmesugust|varia|tähelepanekud|tähelepanek|vaatlused|leiud|avastused|
      mida leidsin|mida avastasin|selgus|mida teame|tasub teada|hea teada|kasulik teada|peab teadma|pead teadma|mida teada|vaja teada|
      oluline teada|oluline|tähtis|meeles pidada|silmas pidada|pea meeles|pea silmas|meelespea|meeldetuletused|arvestada|
      millega arvestada|kommentaarid|kommentaar|üksikasjad|detailid|tehnilised detailid|tehniline info|nõuanded|vihjed|nipid|näpunäited|
      faktid|eeldused|mõtted|muide|lisaks|sõnum järgmisele|kõrvalmärkused|teadmised|olulised teadmised
    `,
  },
  none: {
    en: `
      overview|about|about this project|about this repo|introduction|intro|project|what it is|what this is|background|
      technical background|organisational background|architecture|architecture overview|structure|project structure|directory structure|
      folder structure|layout|tree|stack|tech stack|setup|set up|installation|install|environment*|env|environment values|
      environment variables|settings changes|configuration|config|credentials|access|url*|endpoints|api|running|running verifying|run|
      how to run|how it works|usage|quick start|getting started|build|build and check commands|build commands|command*|useful commands|
      handy commands|key commands|test*|testing|test status|test results|test coverage|verification|verification results|verify|verifying|
      how to verify|how to test|checks|sanity*|validation|smoke|gates|metrics|stats|statistics|numbers|performance|benchmarks|coverage|
      git|git state|git status|git log|commits|commit history|branch|branches|session info|session|metadata|meta|info|date|time|timeline|
      agents|team|people|contacts|owner|glossary|definitions|goal*|objective*|mission|purpose|scope|acceptance criteria|
      definition of done|requirements|editing rule*|update rule*|rules for this file|rules for this document|how to update|how to edit|
      template|session start|session end|handoff checklist|protocol adherence|effort|estimate*|effort guess|completion level|
      ready for release|tools|dependencies|added dependencies|versions|deployment|deploy|skills|quick reference|system|data|schema|how to|
      role|identity|sources of data|closing git status|linter result|test plan|how was this tested|how this was tested|how i tested|
      manual test*|manual testing|steps to reproduce|reproduction|repro|symptom*|motivation|problem statement|the problem|the ask|
      user request|original request|primary request and intent|key technical concepts|key concepts|problem solving|errors and fixes|
      all user messages|user messages|what was tried|what we tried|what i tried|elevator pitch|tldr|tl;dr|status legend|legend|
      links to dashboards|dashboards|monitoring|log output|example*|sample*|diagram*|screenshots|table of contents|toc|
      changelog of this file|revision history|document history|deployment status|ci status|build status|pull requests|pull request|
      before you close|before closing|closing checklist|exit checklist|sign off|sign-off|pre-merge|pre-flight|project overview|
      system overview|high level overview|quick overview|general overview|component overview|module overview|feature overview|
      what this project is|what this project does|what this repo is|what this does|what this app does|what it does|what does it do|
      what is this|what is it|what we are building|what we're building|what this note is|about this file|about this document|
      about this note|about this handoff|about the project|about the repo|about the code|about me|about the team|about the author|
      the project|the repo|the repository|the product|the system|the app|the team|the task|the task at hand|the goal|the idea|
      the big idea|the big picture|big picture|bigger picture|the job|the mission|the brief|task description|task overview|
      task definition|task statement|project description|project goals|project summary|project background|project info|
      project information|project details|project context summary|project identity|product overview|product description|product vision|
      aim of the project|user intent|user story|problem description|problem definition|issue description|bug description|bug report|
      original issue|original task|original prompt|original ask|initial request|initial prompt|initial state|starting point|
      prompt to paste|paste this|copy paste|kickoff prompt|kick off prompt|resume prompt|continuation prompt|session prompt|the request|
      client request|what was asked|what i was asked|what i was asked to do|what we were asked to do|what was requested|why this exists|
      why we do this|why we are doing this|purpose of this file|purpose of this document|how to use this file|how to use this document|
      how to use this note|how to read this|how to read this file|how to read this document|how to read this note|how this file works|
      how this document works|how to maintain this file|maintenance of this file|maintaining this file|keep this file|update this file|
      updating this file|when to update|document info|document control|document status|document metadata|document purpose|version info|
      version history|version information|last updated|last update|date of handoff|date of handover|handoff date|handover date|written by|
      written on|authored by|prepared by|prepared for|reported by|signed by|signing off|kind regards|best regards|thank you|many thanks|
      thank you note|shout outs|good bye|so long|good luck|good night|have fun|hi there|system architecture|high level architecture|
      software architecture|code architecture|component architecture|architecture diagram|architecture summary|architecture at a glance|
      architecture recap|technical architecture|technical overview|technical summary|technical stack|technology stack|tech overview|
      tech used|technologies used|tools used|tool versions|libraries used|hardware setup|bill of materials|pin map|port map|
      services running|running services|running processes|infra overview|deployment info|deployment details|deployment notes only|
      deployment steps|deployment process|deployment url*|deploy steps|how to deploy|how to release|how to publish|how to ship|
      how to build|how to install|how to start|how to start it|how to stop|how to get started|how to set up|how to setup|how to use|
      how to use it|how to access|how to connect|how to log in|how to debug|how to reproduce|how to check|how to validate|how to try it|
      how to try it out|how to demo|how to roll back|how to rollback|how to contribute|how it all fits together|how it fits together|
      how the pieces fit|how the system works|how this works|how the code works|how things fit together|how the code is organised|
      how the code is organized|how it is built|how it's built|running it|running locally|running it locally|running the app|
      running the project|running the code|running tests|running the tests|run it|run locally|run commands|run instructions|run book|
      run tests|run the tests|starting the app|starting it|start commands|dev setup|dev environment|development environment|
      development setup|development workflow commands|local setup|local development|local environment|local dev|environment setup|
      environment info|environment details|environment variable*|env vars|env setup|project setup|setup instructions|setup steps|
      setup guide|setup notes only|installation instructions|installation steps|install steps|system requirements|software requirements|
      hardware requirements|demo accounts|access details|account info|connection details|connection info|connection strings|api routes|
      api reference|api surface|api overview|api endpoints|api summary|database schema|db schema|database info|repo info|repo structure|
      repo layout|repository layout|repository structure|repository info|repository state|repo state|repo url*|code structure|code layout|
      code organization|code organisation|codebase structure|codebase overview|source tree|source layout|file structure|file tree|
      file layout|folder layout|directory layout|directory tree|package structure|package layout|module structure|module layout|
      component tree|command reference|command list|command cheat sheet|commands to run|commands run|commands used|commands executed|
      commands i ran|common commands|common tasks commands|quick commands|dev commands|development commands|git commands|test commands|
      verify commands|verification commands|cli usage|cli commands|shell commands|code snippets|code sample*|code example*|sample output|
      sample run|example output|example usage|example run|usage example*|console output|terminal output|log excerpt*|stack trace*|
      error output|error log|raw output|raw data|conversation log|chat log|conversation summary|session transcript|session id|
      session details|session information|session metadata|session meta|session stats|session statistics|session metrics|session duration|
      session timeline|session end checklist|session overview|session goal*|session objective*|session type|session date|session scope|
      session number|agent info|agent id|agent name|agent identity|model used|model info|assigned to|reviewed by|contact info|
      contact details|contact points|who to ask|who to contact|whom to ask|who to call|who to ping|people to ask|people to talk to|
      people to contact|people involved|points of contact|point of contact|roles and responsibilities|on call|support contacts|
      team members|due date*|key dates|important dates|time spent|time log|hours spent|token usage|tokens used|token budget|effort spent|
      time estimate*|effort estimate*|estimated effort|estimated time|estimated duration|story points|project timeline|phase overview|
      sprint info|sprint goal*|iteration info|ticket info|ticket number|ticket link|issue link*|pr link*|pr info|pr status|pr description|
      pr list|commit list|commit log|commits made|commits in this session|commits this session|commits so far|commits pushed|
      recent commits|last commit|last commits|latest commit*|head commit|commit hash*|commit message*|commit sha*|commit info|branch info|
      branch name|branch status|branch state|current branch|git info|git history|git branch|git branches|git details|git context|
      working branch|feature branch|base branch|release info|release checklist|release process|release steps|pre release checklist|
      deployment checklist|deploy checklist|launch checklist|go live checklist|merge checklist|pr checklist|review checklist|
      code review checklist|qa checklist|test checklist|testing checklist|verification checklist|validation checklist|
      verification checklist on resume|verification on resume|verification steps|verification status|verification done|
      verification performed|verification log|verification evidence|verification summary|verification plan|validation results|
      validation performed|validation status|validation steps|validation summary|quality checks|quality gate*|quality assurance|
      quality metrics|qa notes only|qa results|qa status|checks run|checks performed|check results|health check*|sanity checks|
      smoke test*|acceptance test*|acceptance checklist|acceptance criterion|success criteria|success metrics|exit criteria|done criteria|
      done when|definition of ready|test run*|test summary|test report|test evidence|test matrix|test execution|test environment|
      test data|test commands run|test counts|test stats|tests run|tests passing|tests passed|tests status|tests and checks|testing done|
      testing performed|testing status|testing summary|testing results|testing strategy|testing instructions|testing steps|
      coverage report|coverage summary|code coverage|lint status|lint results|build results|build output|build info|build instructions|
      build steps|build system|ci pipeline|ci results|ci runs|continuous integration|pipeline status|workflow runs|benchmark results|
      performance numbers|performance results|performance metrics|perf numbers|key figures|key numbers|key metrics|key stats|
      numbers at a glance|by the numbers|in numbers|quick stats|project stats|code stats|code metrics|lines of code|project health|
      system health|system status|service status|environment status|environment state|runtime state|monitoring links|figures and charts|
      demo link*|key terms|definitions and terms|naming glossary|frequently asked questions|legal notice|document outline|
      index of sections|navigation of this document|end of file|end of handoff|end of document|end of note|end of report|the end|
      handoff info|handoff metadata|handoff header|handoff summary info|handoff protocol|handover protocol|handoff instructions|
      handoff template|handoff process|handover process|handoff complete checklist|handover checklist|closeout checklist|
      close out checklist|end of session checklist|session checklist|session start checklist|start of session checklist|startup checklist|
      start up checklist|resume checklist|resumption checklist|shutdown checklist|pre flight checklist|preflight checklist|pre flight|
      pre flight checks|self check|self review|self assessment|sign off checklist|completion checklist|final checklist|final checks|
      final check|confidence level|confidence score|percent complete|completion percentage|rollback plan|roll back plan|
      rollback procedure|rollback steps|rollback instructions|backout plan|disaster recovery|recovery steps|troubleshooting steps|
      reproduction steps|repro steps|to reproduce|expected behaviour|expected behavior|actual behaviour|actual behavior|expected result*|
      observed behaviour|observed behavior|mcp servers|extensions installed|installed packages|package versions|dependency versions|
      dependency list|dependency tree|third party libraries|workflow overview|process overview|theory of operation|principle of operation|
      functional requirements|non functional requirements|specified behaviour|your role|you are|who you are|who i am|
      identity of the agent|system prompt
    `,
    zh: `
      概述|概览|项目简介|项目概述|背景|架构|项目结构|目录结构|环境|环境配置|安装|运行|如何运行|构建|命令|常用命令|测试|测试结果|验证|部署|提交记录|技术栈|目标|需求|数据|统计|快速开始|简介|介绍|项目介绍|项目背景|项目信息|项目说明|
      项目概况|概况|基本信息|基本情况|任务背景|任务描述|任务目标|任务说明|任务概述|问题描述|问题背景|需求描述|需求背景|需求说明|功能清单|功能列表|功能介绍|功能说明|功能概述|是什么|这是什么|关于本项目|关于项目|系统架构|整体架构|架构概述|
      架构概览|架构图|架构说明|技术架构|总体设计|代码结构|目录|目录树|文件结构|文件树|模块划分|模块说明|数据结构|数据模型|数据库|数据流|数据源|表结构|接口列表|接口文档|接口说明|工作流程|流程图|工作原理|原理|环境准备|环境要求|环境搭建|
      环境信息|环境变量|环境说明|开发环境|运行环境|本地环境|服务器信息|服务器|端口|账号|账号信息|凭据|凭证|访问方式|访问地址|地址|配置|配置说明|配置项|参数|依赖|依赖安装|依赖列表|版本|版本信息|安装步骤|安装说明|安装方法|启动|启动方式|
      启动方法|启动步骤|启动命令|怎么启动|怎么跑|怎么跑起来|怎么运行|怎么用|怎么测|怎么测试|怎么部署|如何启动|如何测试|如何部署|如何使用|如何验证|如何构建|运行方式|运行方法|运行命令|运行步骤|运行说明|使用方法|使用说明|使用方式|用法|操作步骤|
      操作说明|操作手册|快速上手|快速启动|快速入门|快速参考|速查|速查表|命令速查|命令清单|命令参考|编译|打包|构建命令|构建步骤|部署信息|部署方式|部署步骤|部署说明|部署流程|部署状态|发布流程|测试方法|测试方式|测试命令|测试情况|测试状态|
      测试覆盖|测试覆盖率|覆盖率|测试用例|测试计划|测试数据|测试环境|测试步骤|测试报告|测试验证|验证结果|验证方式|验证方法|验证步骤|验证情况|验证命令|验证记录|自测|自测结果|检查结果|检查清单|检查命令|验收|验收标准|验收结果|验收条件|复现步骤|
      复现方法|如何复现|现象|症状|性能|性能数据|性能指标|基准测试|指标|数据统计|统计信息|统计数据|代码统计|工时|耗时|时间线|时间表|日期|会话信息|元信息|元数据|提交|提交历史|提交信息|提交列表|提交情况|分支|分支信息|分支情况|分支状态|
      版本控制|仓库|仓库信息|仓库状态|代码仓库|拉取请求|日志|日志输出|监控|联系人|联系方式|联系信息|负责人|相关人员|人员|团队|团队成员|成员|干系人|术语|术语表|名词解释|词汇表|定义|图例|示例|例子|样例|截图|附录|附图|附件|目的|目标与范围|
      范围|总目标|愿景|使命|动机|角色|身份|工具|技术栈与版本|许可证|回滚方法|回滚步骤|回滚方案
    `,
    ja: `
      概要|背景|構成|アーキテクチャ|プロジェクト構成|ディレクトリ構成|環境|環境構築|セットアップ|実行方法|起動方法|ビルド|コマンド|テスト|テスト結果|検証|検証結果|目的|目標|技術スタック|デプロイ|コミット|使い方|統計|セッション情報|はじめに|
      プロジェクト概要|プロジェクトについて|プロジェクト情報|プロジェクト紹介|プロジェクトの目的|このプロジェクトについて|紹介|全体像|全体概要|基本情報|これは何|何のため|システム概要|システム構成|システム構成図|機能概要|機能一覧|機能説明|仕組み|
      動作原理|タスク概要|タスクの概要|タスク内容|タスクの背景|依頼内容|要件|要件定義|要求|要求事項|背景と目的|目的と背景|経緯と目的|動機|スコープ|範囲|ゴール|到達目標|完了条件|受け入れ条件|受入条件|受け入れ基準|アーキテクチャ概要|
      アーキテクチャ図|全体構成|構成図|構造|コード構成|コード構造|ファイル構成|ファイル構造|フォルダ構成|ディレクトリ構造|ディレクトリ|モジュール構成|データ構造|データモデル|データフロー|データベース|スキーマ|テーブル定義|処理の流れ|処理フロー|
      フロー|エンドポイント|API一覧|画面一覧|環境情報|環境変数|環境設定|開発環境|動作環境|実行環境|前提環境|テスト環境|本番環境|サーバー情報|サーバー|ポート|アカウント|認証情報|アクセス方法|アクセス情報|接続情報|接続方法|設定|設定値|設定方法|
      設定項目|パラメータ|依存関係|依存ライブラリ|ライブラリ|使用技術|利用技術|ツール|バージョン|バージョン情報|導入|導入方法|導入手順|インストール|インストール手順|インストール方法|環境の作り方|セットアップ手順|セットアップ方法|起動|起動手順|
      起動コマンド|立ち上げ方|動かし方|実行|実行手順|実行コマンド|実行例|使用方法|使用例|利用方法|操作方法|操作手順|手順|手順書|クイックスタート|クイックリファレンス|早見表|チートシート|コマンド一覧|コマンド集|よく使うコマンド|便利コマンド|
      便利なコマンド|ビルド方法|ビルド手順|ビルド結果|ビルド状況|デプロイ方法|デプロイ手順|デプロイ状況|デプロイ先|リリース手順|テスト方法|テスト手順|テストコマンド|テスト実行|テスト状況|テスト状態|テスト項目|テスト計画|テストケース|テストデータ|
      テストカバレッジ|カバレッジ|テストの実行|動作確認|動作確認方法|動作確認手順|動作確認結果|動作検証|確認方法|確認手順|確認結果|確認コマンド|検証方法|検証手順|検証内容|検証状況|検証済み|検証ログ|チェックリスト|チェック結果|再現手順|再現方法|
      現象|症状|パフォーマンス|性能|ベンチマーク|計測結果|指標|メトリクス|数値|統計情報|集計|工数|所要時間|タイムライン|スケジュール|日程|日時|日付|作成日|セッション|メタ情報|メタデータ|コミット一覧|コミット履歴|コミットログ|コミット情報|
      コミット状況|ブランチ|ブランチ情報|ブランチ状況|リポジトリ|リポジトリ情報|リポジトリ状態|プルリクエスト|プルリク|ログ|ログ出力|監視|連絡先|担当|担当者|関係者|チーム|メンバー|体制|役割|役割分担|用語|用語集|用語定義|用語説明|定義|凡例|
      サンプル|スクリーンショット|目次|付図|改訂履歴|文書履歴|ロールバック手順|切り戻し手順|復旧手順
    `,
    de: `
      überblick|worum es geht|hintergrund|architektur|aufbau|projektstruktur|umgebung|arbeitsumgebung|einrichtung|installation|ausführen|
      starten|bauen|befehle|tests|testergebnisse|prüfung|prüfergebnisse|ziel|ziele|zweck|technik|commits|git|kennzahlen|daten|sitzung|
      bedienung|testlauf|übersicht|projektübersicht|projektbeschreibung|projekt|das projekt|über das projekt|beschreibung|
      kurzbeschreibung|einführung|einleitung|vorstellung|vorgeschichte|historie|motivation|warum das ganze|warum das projekt|
      ausgangssituation|aufgabenstellung|auftrag|der auftrag|anlass|zielsetzung|zielbild|umfang|systemübersicht|systemaufbau|
      architekturüberblick|struktur|verzeichnisstruktur|ordnerstruktur|dateistruktur|dateibaum|verzeichnisbaum|komponenten|bestandteile|
      module|datenmodell|datenfluss|ablauf|funktionsweise|wie es funktioniert|so funktioniert|technologien|technologie-stack|werkzeuge|
      tools|verwendete werkzeuge|abhängigkeiten und versionen|versionen|version|systemvoraussetzungen|setup|aufsetzen|lokal starten|
      lokal ausführen|lokale umgebung|entwicklungsumgebung|umgebungsvariablen|konfiguration|einstellungen|inbetriebnahme|wie man startet|
      wie man es startet|startet man|so startet man|so startest du|starten und testen|bauen und testen|bauen und starten|aufruf|aufrufe|
      benutzung|verwendung|anwendung|kommandos|nützliche befehle|wichtige befehle|schnellstart|kurzanleitung|anleitung|handhabung|testen|
      tests ausführen|teststand|teststatus|testergebnis|testabdeckung|testprotokoll|testbericht|prüfprotokoll|überprüfung|nachprüfung|
      verifikation|verifizierung|nachweis|nachweise|validierung|qualitätssicherung|abnahme|abnahmekriterien|akzeptanzkriterien|messwerte|
      messungen|statistik|statistiken|zahlen|zahlen und fakten|metriken|leistungsdaten|laufzeiten|zeitplan|termine|zeitaufwand|aufwand|
      kosten|verbrauch|branch|branches|zweig|zweige|git-status|git-stand|repository|versionsstand|commit-historie|letzte commits|
      auslieferung|deployment|bereitstellung|betrieb|server|adressen|urls|zugänge|zugangsdaten|ansprechpartner|ansprechpartnerin|
      ansprechpersonen|kontakt|kontakte|beteiligte|zuständigkeiten|zuständig|team|wer ist wer|glossar|begriffe|abkürzungen|metadaten|
      datum|autor|inhaltsverzeichnis|inhalt|anhang|lizenz
    `,
    es: `
      visión general|descripción|acerca de|introducción|antecedentes|arquitectura|estructura|entorno|instalación|configuración|ejecución|
      cómo ejecutar|comandos|pruebas|resultados de pruebas|verificación|objetivo*|meta|commits|datos|métricas|tecnologías|despliegue|
      vision general|descripcion|resumen del proyecto|qué es esto|que es esto|qué es|de qué va|de qué se trata|sobre este proyecto|
      sobre este documento|proyecto|presentación|árbol de directorios|pila tecnológica|stack tecnológico|herramientas|dependencias|
      versiones|requisitos|requisitos previos|prerrequisitos|cómo correr|cómo levantar|cómo arrancar|cómo lanzar|cómo usar|cómo probar|
      cómo verificar|cómo compilar|cómo instalar|cómo desplegar|cómo funciona|como ejecutar|como correr|como usar|como funciona|
      modo de uso|inicio rápido|guía rápida|puesta en marcha|arranque|compilación|preparación del entorno|variables de entorno|entornos|
      entorno local|credenciales|accesos|comandos útiles|comandos frecuentes|comandos habituales|comandos rápidos|chuleta|
      pruebas realizadas|pruebas ejecutadas|resultados de las pruebas|resultado de las pruebas|resultados de tests|estado de las pruebas|
      estado de los tests|cobertura|verificaciones|comprobaciones|comprobación|validación|evidencia|evidencias|estadísticas|números|
      mediciones|estado de git|estado del repo|estado del repositorio|ramas|rama|rama actual|historial de commits|commits recientes|
      últimos commits|información de la sesión|metadatos|fecha|cronología|línea de tiempo|equipo|personas|contactos|contacto|responsables|
      responsable|quién es quién|con quién hablar|glosario|términos|terminología|definiciones|propósito|misión|alcance|fuera de alcance|
      criterios de aceptación|definición de hecho|petición original|petición del usuario|solicitud original|qué se pidió|lo que se pidió|
      encargo|la tarea|motivación|planteamiento del problema|síntomas|síntoma|pasos para reproducir|cómo reproducir|reproducción|
      lo intentado|lo que se intentó|qué se intentó|lo que intenté|lo que probé|qué hemos probado|ejemplo|ejemplos|capturas de pantalla|
      leyenda|índice|tabla de contenidos|esfuerzo|estimación|estimaciones|tiempo estimado|cómo usar este documento|
      cómo actualizar este documento|sobre esta nota|instalacion|configuracion|ejecucion|introduccion|metricas
    `,
    fr: `
      vue d'ensemble|aperçu|présentation|introduction|architecture|structure|environnement|installation|configuration|lancement|
      comment lancer|commandes|tests|résultats des tests|vérification|objectif*|but|commits|données|métriques|technologies|déploiement|
      le projet|projet|à propos|à propos du projet|description|description du projet|résumé du projet|présentation du projet|
      de quoi il s'agit|de quoi s'agit-il|de quoi ça parle|c'est quoi|pourquoi ce projet|arrière-plan|historique du projet|genèse|
      motivation|mission|la mission|demande initiale|énoncé|périmètre|finalité|buts|cible|structure du projet|structure des dossiers|
      structure des fichiers|arborescence|organisation du code|organisation des dossiers|composants|modules|modèle de données|
      flux de données|fonctionnement|comment ça marche|principe de fonctionnement|schéma d'architecture|architecture générale|
      pile technique|stack|stack technique|outils|outillage|dépendances et versions|versions|version|prérequis|mise en route|démarrage|
      démarrage rapide|démarrer|prise en main|mise en service|lancer|lancer le projet|lancer les tests|pour lancer|comment démarrer|
      comment tester|comment compiler|comment exécuter|exécution|exécuter|compilation|compiler|construction|build|utilisation|usage|
      mode d'emploi|commandes utiles|commandes clés|commandes de base|variables d'environnement|environnement de développement|
      environnement local|paramétrage|paramètres|réglages|résultats de tests|état des tests|statut des tests|couverture|
      couverture de tests|couverture des tests|rapport de test|rapport de tests|tester|recette fonctionnelle|vérifications|
      vérifications effectuées|contrôles|contrôle qualité|validation|critères d'acceptation|critères de réussite|preuves|chiffres|
      chiffres clés|statistiques|stats|mesures|indicateurs|performances|temps passé|durée|calendrier|planning|échéances|dates|coûts|
      budget|consommation|branche|branches|dépôt|état git|état du dépôt|git|derniers commits|historique git|mise en production|
      hébergement|serveurs|serveur|url|urls|adresses|accès|identifiants|contacts|contact|interlocuteurs|personnes à contacter|
      qui contacter|équipe|qui fait quoi|qui est qui|responsables|glossaire|vocabulaire|abréviations|métadonnées|date|auteur|sommaire|
      table des matières|annexes|annexe|licence|a propos|a propos du projet|enoncé|etat des tests|echéances|etat git|etat du dépôt|equipe
    `,
    pt: `
      visão geral|descrição|sobre|introdução|arquitetura|estrutura|ambiente|instalação|configuração|execução|como executar|como rodar|
      comandos|testes|resultados dos testes|verificação|objetivo*|meta|commits|dados|métricas|tecnologias|implantação|visao geral|
      descricao|resumo do projeto|o que é isto|o que é isso|o que é|do que se trata|sobre este projeto|sobre este documento|projeto|
      árvore de diretórios|stack tecnológica|pilha tecnológica|tecnologias utilizadas|ferramentas|dependências|versões|requisitos|
      prerrequisitos|como correr|como subir|como usar|como verificar|como compilar|como instalar|como implantar|como funciona|modo de uso|
      início rápido|guia rápido|inicialização|arranque|compilação|preparação do ambiente|variáveis de ambiente|ambientes|credenciais|
      acessos|comandos frequentes|comandos principais|comandos rápidos|colinha|testes realizados|testes executados|resultado dos testes|
      resultados de testes|estado dos testes|cobertura|verificações|validação|evidências|estatísticas|números|estado do git|
      estado do repositório|ramos|branch atual|histórico de commits|commits recentes|últimos commits|informações da sessão|metadados|
      cronologia|linha do tempo|equipe|equipa|pessoas|contatos|responsáveis|responsável|quem é quem|com quem falar|glossário|termos|
      terminologia|propósito|missão|escopo|âmbito|fora do escopo|fora de escopo|critérios de aceitação|critérios de aceite|
      definição de pronto|pedido original|pedido do usuário|pedido do utilizador|solicitação original|solicitação do usuário|
      o que foi pedido|o pedido|a tarefa|motivação|definição do problema|sintomas|sintoma|passos para reproduzir|como reproduzir|
      reprodução|o que tentei|o que tentamos|tentativas|exemplo|exemplos|legenda|índice|esforço|estimativa|estimativas|tempo estimado|
      como usar este documento|como atualizar este documento|instalacao|configuracao|execucao|introducao|metricas
    `,
    ru: `
      обзор|о проекте|введение|архитектура|структура|окружение|установка|настройка|запуск|как запустить|сборка|команды|тесты|
      результаты тестов|проверка|цель|цели|коммиты|данные|метрики|технологии|развёртывание|деплой|описание|описание проекта|
      краткое описание|проект|проект в двух словах|общая информация|общие сведения|общее описание|о чём это|о чем это|о чём речь|
      о чем речь|что это|что это такое|суть|суть проекта|суть задачи|предыстория|история проекта|фон|зачем это|зачем|мотивация|
      постановка задачи|задача|исходная задача|задание|техническое задание|тз|назначение|цель проекта|цель работы|цель сессии|охват|
      рамки проекта|структура проекта|структура каталогов|структура папок|структура файлов|структура репозитория|дерево файлов|
      дерево проекта|устройство|как устроено|как это устроено|как это работает|как работает|принцип работы|компоненты|модули|состав|
      модель данных|схема данных|поток данных|архитектура проекта|обзор архитектуры|обзор проекта|стек|стек технологий|
      технологический стек|инструменты|инструментарий|версии|версия|зависимости проекта|требования|системные требования|
      предварительные требования|подготовка|подготовка окружения|развернуть|как развернуть|как поднять|поднять локально|запуск локально|
      локальный запуск|запуск проекта|запуск тестов|как запускать|как собрать|как собирать|как тестировать|как проверить|как пользоваться|
      использование|инструкция|инструкция по запуску|инструкции|быстрый старт|старт|начало работы|полезные команды|основные команды|
      команды для запуска|переменные окружения|среда|среда разработки|рабочее окружение|конфигурация|конфиг|параметры|настройки|
      установка и запуск|сборка и запуск|тестирование|результат тестов|результаты тестирования|результаты проверки|состояние тестов|
      статус тестов|покрытие|покрытие тестами|прогон тестов|отчёт о тестах|отчет о тестах|верификация|валидация|проверки|
      контроль качества|приёмка|приемка|критерии приёмки|критерии приемки|критерии готовности|доказательства|статистика|цифры|числа|
      показатели|замеры|измерения|производительность|время|затраченное время|потрачено времени|сроки|график|расписание|дедлайны|бюджет|
      стоимость|ветка|ветки|репозиторий|состояние git|состояние репозитория|гит|история коммитов|последние коммиты|выкладка|релиз|хостинг|
      сервер|серверы|адреса|урлы|учётные данные|учетные данные|контакты|контакт|к кому обращаться|к кому обратиться|кому писать|команда|
      участники|кто есть кто|кто за что отвечает|ответственные|роли|глоссарий|термины|терминология|сокращения|метаданные|дата|автор|
      содержание|оглавление|приложение|приложения|лицензия|развертывание
    `,
    ko: `
      개요|소개|배경|아키텍처|구조|프로젝트 구조|환경|설치|설정|실행|실행 방법|빌드|명령|명령어|테스트|테스트 결과|검증|목표|목적|커밋|데이터|지표|기술 스택|배포|들어가며|프로젝트 개요|프로젝트 소개|프로젝트 정보|프로젝트 설명|
      프로젝트 배경|프로젝트 목표|프로젝트란|프로젝트에 대해|기본 정보|이게 뭐|전체 개요|시스템 개요|시스템 구성|시스템 구조|시스템 아키텍처|기능 개요|기능 목록|기능 소개|기능 설명|동작 원리|동작 방식|작동 원리|작업 개요|작업 배경|
      작업 목표|작업 목적|작업 정보|문제 정의|요구사항|요구 사항|요청 내용|배경 및 목적|목적 및 배경|동기|범위|작업 범위|완료 조건|완료 기준|인수 조건|인수 기준|아키텍처 개요|아키텍처 구조|전체 구조|전체 구성|구성|구성도|구조도|
      코드 구조|파일 구조|파일 구성|폴더 구조|디렉터리 구조|디렉토리 구조|디렉토리|디렉터리|모듈 구성|모듈 구조|데이터 구조|데이터 모델|데이터 흐름|데이터베이스|스키마|테이블 구조|처리 흐름|흐름도|엔드포인트|API 목록|환경 정보|
      환경 변수|환경변수|환경 설정|환경 구성|개발 환경|실행 환경|로컬 환경|테스트 환경|운영 환경|서버 정보|서버|포트|계정|계정 정보|인증 정보|접속 정보|접속 방법|접근 방법|설정 방법|설정값|설정 값|설정 항목|파라미터|의존성|
      의존 라이브러리|라이브러리|사용 기술|기술스택|도구|버전|버전 정보|설치 방법|설치 및 실행|설치 절차|셋업|세팅|셋팅|실행방법|실행 절차|실행 명령|실행 명령어|실행 예시|돌리는 법|돌리는 방법|띄우는 법|시작하기|빠른 시작|퀵스타트|
      빠른 참조|사용법|사용 방법|사용방법|사용 예시|이용 방법|운영 방법|절차|매뉴얼|명령어 모음|명령어 목록|자주 쓰는 명령|유용한 명령|주요 명령|빌드 방법|빌드 명령|빌드 결과|빌드 상태|배포 방법|배포 절차|배포 정보|배포 환경|
      배포 상태|배포 현황|릴리스 절차|테스트 방법|테스트 명령|테스트 실행|테스트 현황|테스트 상태|테스트 상황|테스트 계획|테스트 케이스|테스트 데이터|테스트 커버리지|커버리지|테스트 항목|검증 결과|검증 방법|검증 절차|검증 내용|
      검증 현황|검증 완료|검증 명령|확인 방법|확인 결과|확인 절차|동작 확인|체크리스트|점검|점검 결과|점검표|재현 방법|재현 절차|현상|증상|성능|벤치마크|측정 결과|메트릭|수치|통계|집계|소요 시간|작업 시간|공수|타임라인|일정|일시|
      날짜|작성일|작성자|수정일|세션 정보|세션|메타 정보|메타데이터|커밋 목록|커밋 내역|커밋 이력|커밋 로그|커밋 정보|커밋 히스토리|브랜치|브랜치 정보|브랜치 상태|브랜치 현황|저장소|저장소 정보|저장소 상태|리포지토리|레포|레포지토리|
      깃 상태|로그|로그 출력|모니터링|연락처|담당자|담당|관계자|팀원|역할|역할 분담|용어|용어집|용어 정리|용어 설명|정의|범례|예시|예제|샘플|스크린샷|그림|목차|부록|개정 이력|문서 이력|롤백 방법|롤백 절차|복구 절차
    `,
    it: `
      panoramica|descrizione|introduzione|architettura|struttura|ambiente|installazione|configurazione|esecuzione|come eseguire|comandi|
      test|risultati dei test|verifica|obiettivo|obiettivi|scopo|commit|dati|metriche|tecnologie|distribuzione|panoramica generale|
      quadro generale|descrizione generale|riepilogo del progetto|sommario del progetto|cos'è|cos'è questo|cosa è|che cos'è|
      di cosa si tratta|di che si tratta|progetto|informazioni sul progetto|presentazione|struttura delle cartelle|
      struttura delle directory|struttura dei file|albero delle directory|albero dei file|stack tecnologico|tecnologie utilizzate|
      strumenti|dipendenze|versioni|requisiti|prerequisiti|come avviare|come lanciare|come far partire|come far girare|come usare|
      come si usa|come provare|come verificare|come controllare|come compilare|come installare|come funziona|avvio|avvio rapido|
      guida rapida|inizio rapido|utilizzo|modalità d'uso|istruzioni d'uso|compilazione|preparazione|preparazione dell'ambiente|
      variabili d'ambiente|variabili di ambiente|ambiente locale|ambienti|credenziali|accessi|comandi utili|comandi frequenti|
      comandi principali|comandi rapidi|comandi chiave|bigino|prove|prove eseguite|test eseguiti|esito dei test|risultato dei test|
      stato dei test|copertura|copertura dei test|verifiche|controlli|validazione|collaudi|evidenze|statistiche|numeri|stato git|
      stato del repository|stato del repo|rami|ramo attuale|cronologia dei commit|cronologia commit|commit recenti|ultimi commit|
      informazioni sulla sessione|metadati|linea temporale|squadra|persone|contatti|referenti|responsabili|chi è chi|chi fa cosa|
      con chi parlare|a chi rivolgersi|glossario|termini|terminologia|definizioni|finalità|missione|ambito|fuori ambito|fuori perimetro|
      criteri di accettazione|definizione di fatto|richiesta originale|richiesta iniziale|richiesta dell'utente|cosa è stato chiesto|
      il compito|incarico|sintomi|passi per riprodurre|come riprodurre|riproduzione|cosa ho provato|cosa abbiamo provato|
      cosa abbiamo tentato|tentativi|esempi|schermate|legenda|indice|stima|stime|tempo stimato|come usare questo documento|
      come aggiornare questo documento|lista di controllo
    `,
    et: `
      git olek|abistavad käsud|kasutamine|ülevaade|käsud|seadistus|üldinfo|üldine info|ülevaade projektist|projekti ülevaade|üldülevaade|
      tutvustus|sissejuhatus|projektist|projekt|projekti kirjeldus|projekti kokkuvõte|kirjeldus|mis see on|mis see projekt on|
      millest jutt|millega tegu|milleks see on|eesmärk|eesmärgid|siht|ülesande kirjeldus|ülesandepüstitus|lähteülesanne|ulatus|
      skoobist väljas|arhitektuur|süsteemi ülevaade|struktuur|ülesehitus|kaustastruktuur|kaustade struktuur|projekti struktuur|
      failistruktuur|tehnoloogiad|kasutatud tehnoloogiad|tööriistad|sõltuvused|versioonid|nõuded|eeltingimused|keskkond|keskkonnad|
      keskkonnamuutujad|arenduskeskkond|paigaldus|paigaldamine|paigaldusjuhend|seadistamine|konfiguratsioon|käivitamine|kuidas käivitada|
      kuidas kasutada|kuidas testida|kuidas paigaldada|kuidas ehitada|kuidas kontrollida|kuidas see töötab|kuidas töötab|kasutusjuhend|
      kiirstart|kompileerimine|kasulikud käsud|olulised käsud|käsurida|testide tulemused|testimise tulemused|kontrollimine|valideerimine|
      katvus|testide katvus|mõõdikud|statistika|arvudes|giti seis|giti olek|giti ajalugu|harud|aktiivne haru|commitid|kommitid|
      viimased commitid|ajajoon|ajakava|kuupäev|meeskond|inimesed|kontaktid|kontaktisikud|vastutajad|kes on kes|kes mida teeb|
      kelle poole pöörduda|osalejad|sõnastik|mõisted|terminid|definitsioonid|metaandmed|sessiooni info|näited|näide|ekraanipildid|
      sisukord|vastuvõtukriteeriumid|algne soov|kasutaja soov|mida kasutaja soovis|mida paluti|motivatsioon|probleemi kirjeldus|
      probleemipüstitus|sümptomid|kuidas korrata|reprodutseerimine|mida proovisin|mida proovisime|proovitud|katsetused|ajakulu|töömaht|
      paroolid|kontrollnimekiri
    `,
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
    en: `
      nope|nah|nothing at the moment|nothing at all|nothing really|nothing right now|nothing that i know of|nothing i know of|none that i know of|none i know of|not really|not a thing|
      none|none so far|none yet|none known|none currently|none at present|none at the moment|none in this session|nothing|nothing open|
      nothing yet|nothing to report|nothing blocking|n/a|na|nil|no|empty|not applicable|no blockers|no open questions|no known issues|
      no issues|no questions|no risks|no gotchas|clear|all clear
    `,
    zh: '无|没有|暂无|无阻塞|无问题|不适用|暂时没有|目前没有|目前无|当前无|并无|没啥|没什么|没有了|没了|空的|暂缺|无特殊|无特别|无遗留|没有阻塞|没有问题|无风险|无待办|一切正常',
    ja: 'なし|無し|特になし|ない|該当なし|現時点でなし|ありません|特にありません|今のところなし|今のところない|現状なし|ナシ|とくになし|何もない|何もなし|ゼロ件|0件|問題なし|ブロッカーなし|残なし',
    de: `
      keine|keiner|nichts|entfällt|keine bekannt|keine offen|derzeit keine|nichts offen|keines|nix|leer|keine angabe|keine angaben|
      keine bekannten|aktuell keine|aktuell keiner|momentan keine|zurzeit keine|zur zeit keine|im moment keine|im moment nichts|
      derzeit nichts|aktuell nichts|noch keine|bisher keine|bislang keine|gibt es nicht|gibt keine|gibt's keine|keine fragen|
      keine offenen fragen|keine blocker|keine probleme|keine bekannten probleme|keine risiken|keine offenen punkte|nichts bekannt|
      nichts zu tun|nichts zu melden|nichts besonderes|nichts blockiert|nicht zutreffend|nicht relevant|alles erledigt|alles klar|
      alles geklärt|alles frei|fehlanzeige
    `,
    es: `
      ninguno|ninguna|nada|no hay|sin bloqueos|no aplica|ninguno por ahora|nada por ahora|nada de momento|nada por el momento|
      nada pendiente|nada que reportar|nada que señalar|nada nuevo|nada más|nada en especial|nada en particular|nada bloqueante|
      nada bloqueado|nada nos bloquea|ninguno conocido|ninguna conocida|ninguno de momento|ninguna por ahora|ninguna de momento|
      ninguno actualmente|ninguno en este momento|ninguno todavía|ningún bloqueo|ningún problema|ninguna duda|ninguna pregunta|
      ninguna pendiente|ninguno pendiente|ninguno identificado|ninguno detectado|no hay bloqueos|no hay bloqueadores|no hay dudas|
      no hay preguntas|no hay problemas|no hay nada|no hay nada pendiente|no procede|no corresponde|no se conocen|sin bloqueadores|
      sin bloqueo|sin dudas|sin preguntas|sin novedad|sin novedades|sin riesgos|sin pendientes|sin incidencias|vacío|por ahora nada|
      por ahora ninguno|por ahora ninguna|por el momento ninguno|de momento nada|de momento ninguno|de momento ninguna|todo claro|
      todo en orden
    `,
    fr: `
      aucun|aucune|rien|néant|sans objet|aucun pour le moment|pas de blocage|rien à signaler|rien de bloquant|rien de particulier|
      rien de spécial|rien à déclarer|rien pour l'instant|rien pour le moment|rien d'ouvert|rien de connu|rien à faire|aucun à ce jour|
      aucune à ce jour|aucun pour l'instant|aucune pour l'instant|aucune pour le moment|aucun connu|aucune connue|aucun blocage|
      aucun problème|aucun problème connu|aucune question|aucune question ouverte|aucun risque|aucun bloquant|pas de question|
      pas de questions|pas de problème|pas de problèmes|pas de bloquant|pas pour l'instant|pas encore|non applicable|vide|n'y a rien|
      il n'y en a pas|tout est clair|tout est fait|tout est bon|ras|nul
    `,
    pt: `
      nenhum|nenhuma|nada|não há|sem bloqueios|não se aplica|nenhum por enquanto|nada por enquanto|nada por agora|nada até agora|
      nada no momento|nada pendente|nada a relatar|nada a reportar|nada a assinalar|nada a declarar|nada novo|nada de novo|nada mais|
      nada em especial|nada em particular|nada bloqueante|nada bloqueado|nada travado|nada travando|nenhum conhecido|nenhuma conhecida|
      nenhum no momento|nenhuma no momento|nenhuma por enquanto|nenhum por agora|nenhum até agora|nenhuma até agora|nenhum atualmente|
      nenhum bloqueio|nenhum impedimento|nenhum problema|nenhuma dúvida|nenhuma pergunta|nenhuma pendência|nenhum pendente|
      nenhum identificado|nenhum detectado|não há bloqueios|não há dúvidas|não há perguntas|não há problemas|não há nada|não tem nada|
      não aplicável|não existem|não existe|sem bloqueio|sem bloqueadores|sem impedimentos|sem dúvidas|sem perguntas|sem pendências|
      sem riscos|sem novidades|sem incidentes|vazio|por enquanto nada|por enquanto nenhum|por enquanto nenhuma|por agora nada|
      no momento nenhum|no momento nada|tudo claro|tudo certo|tudo tranquilo
    `,
    ru: `
      нет|ничего|отсутствуют|отсутствует|не выявлено|пока нет|нет блокеров|не применимо|нету|отсутствуют на данный момент|ничего нет|
      ничего не блокирует|ничего не мешает|ничего не осталось|ничего особенного|ничего открытого|ничего нового|нечего|пока ничего|
      пока никаких|пока отсутствуют|сейчас нет|на данный момент нет|на сегодня нет|в данный момент нет|никаких|никакие|никаких вопросов|
      никаких проблем|никаких блокеров|нет вопросов|вопросов нет|блокеров нет|проблем нет|нет проблем|нет известных проблем|
      нет открытых вопросов|открытых вопросов нет|нет рисков|рисков нет|не обнаружено|не найдено|не требуется|не применяется|неприменимо|
      неизвестны|всё ясно|все ясно|всё сделано|все сделано|пусто|прочерк|без блокеров|без вопросов|без замечаний
    `,
    ko: `
      없음|없습니다|없다|해당 없음|특이사항 없음|현재 없음|없어요|없었음|없었습니다|아직 없음|아직 없다|특별히 없음|딱히 없음|현재로서는 없음|해당없음|해당 사항 없음|특이 사항 없음|전혀 없음|차단 없음|블로커 없음|문제 없음|이슈 없음
    `,
    it: `
      nessuno|nessuna|niente|nulla|non ci sono|nessun blocco|non applicabile|nessuno per ora|nessuna per ora|nessuno al momento|
      nessuna al momento|nessuno noto|nessuna nota|nessuno attualmente|nessuno finora|nessuna finora|nessuno rilevato|nessuno in vista|
      nessun problema|nessun dubbio|nessun ostacolo|nessun impedimento|nessun rischio|nessun bloccante|nessuna domanda|nessuna questione|
      nessuna questione aperta|nessuna domanda aperta|nessuna pendenza|nessuna novità|nessuna anomalia|niente per ora|niente al momento|
      niente di nuovo|niente di che|niente da segnalare|niente da dichiarare|niente in sospeso|niente altro|niente di bloccante|
      nient'altro|nulla per ora|nulla al momento|nulla da segnalare|nulla di nuovo|nulla di bloccante|nulla in sospeso|nulla di rilevante|
      nulla osta|per ora niente|per ora nulla|per ora nessuno|per ora nessuna|al momento nessuno|al momento nessuna|al momento niente|
      al momento nulla|non ce ne sono|non ci sono blocchi|non ci sono problemi|non ci sono domande|non si applica|non pertinente|
      non previsto|senza blocchi|senza problemi noti|vuoto|tutto chiaro|tutto liscio|tutto in ordine|tutto tranquillo
    `,
    et: `
      puudub|pole|ei ole|puuduvad|pole midagi|pole ühtegi|pole teada ühtegi|ei ole midagi|ei ole ühtegi|ei ole teada|ei ole hetkel|
      hetkel pole|hetkel puuduvad|hetkel puudub|hetkel ei ole|hetkel mitte|praegu pole|praegu puuduvad|praegu ei ole|praegu mitte midagi|
      mitte midagi|mitte ühtegi|midagi pole|midagi ei ole|ei midagi|ei midagi erilist|ei midagi olulist|ühtegi pole|ühtegi ei ole|
      takistusi pole|takistusi ei ole|takistused puuduvad|küsimusi pole|küsimusi ei ole|küsimused puuduvad|probleeme pole|
      probleeme ei ole|probleemid puuduvad|riske pole|riske ei ole|vigu pole teada|ei kohaldu|ei kohaldata|pole asjakohane|
      ei ole asjakohane|tühi|kõik selge|kõik korras|kõik on korras|kõik on selge|blokeeringuid pole|blokeeringuid ei ole|
      midagi ei blokeeri|miski ei blokeeri|miski ei takista
    `,
  },
  gotcha: {
    en: `
      don't|do not|doesn't|does not|didn't|won't|will not|can't|cannot|couldn't|isn't|is not|aren't|are not|wasn't|never|not|no longer|
      without|missing|absent|lacks|lack of|breaks|broke|broken|break|fails|failed|fail|failing|crash*|hang|hangs|hung|wrong|wrongly|
      silently|quietly|only if|only when|only works|only after|unless|otherwise|or else|beware|careful|caution|warning|avoid|gotcha|trap|
      pitfall|caveat|watch out|heads up|stale|leak*|refuse*|reject*|ignores|ignored|drops|lost|loses|overwrit*|corrupt*|conflict*|clash*|
      collid*|slow|sluggish|flaky|flakes|flickers|race|limited|limit of|expire*|deprecated|unsupported|unreliable|timeout|times out|
      time out|error*|bug|bugs|quirk*|misleading|surprising*|unexpected*|annoying|needs|required|requires|trips|trip over|throws|bites|
      bite|danger*|risky|risk|fragile|brittle|hardcoded|hard-coded|workaround|known issue|limitation|pre-existing|preexisting|turn away|
      turned away|blows up|swallow*|garbl*|mangl*|duplicat*|mismatch*|out of sync|by hand|manually|eats|kills|killed|wipes|wiped|resets|
      truncat*|clobber*|shadows|deadlock*|invalid|invalidat*|even though|even if|although|unlike|make sure|be sure|remember to|forget*|
      only on|only the|only in|too big|too large|too late|too early|too small|too long|too slow|stops working|outdated|obsolete|
      unreachable|unavailable|nondeterministic|non-deterministic|out of memory|oom|exhaust*|drift*|diverg*|inconsistent|ambiguous|tricky|
      subtle|weird|odd|strange|unstable|may not|insecure|unsafe|insufficient|expires|went down|was down|no sla|counter-intuitive|
      counterintuitive|off by one|off-by-one|rounds|wraps|up to five times|several times|restart|may ever|ever again|at start only|
      at startup only|only at start|only at startup
    `,
    zh: `
      不要|不能|不可|不会|不支持|不一致|禁止|切勿|勿|小心|注意|坑|陷阱|否则|缺少|缺失|失败|报错|错误|崩溃|超时|失效|冲突|丢失|只能|仅当|必须手动|无法|没有|会导致|静默|偶发|过期|别|务必|需要重启|会被|会把|两次|重复|泄漏|断开|
      不能用|失灵|卡死|否则会|误|千万别|千万不要|务必小心|当心|留意|切记|别忘了|别忘记|不要忘|记得要|容易忘|容易漏|容易踩|容易搞混|容易搞错|容易出错|容易误|翻车|踩坑|踩雷|踩过|中招|不生效|没生效|未生效|不起作用|没作用|没有效果|没反应|
      不兼容|不稳定|不可靠|不靠谱|不安全|不同步|不一样|不允许|不识别|不认|不触发|不报错|不会报错|不会自动|不会生效|不能直接|不能同时|才能生效|才会生效|才能用|必须先|必须重启|需要手动|得手动|要手动|重启后才|只有在|仅在|只支持|仅支持|
      最多只能|限流|限制为|被覆盖|会覆盖|被清空|会清空|会丢|被吞|吞掉|悄悄|默默|偷偷|莫名|诡异|奇怪的是|反直觉|偶现|偶尔会|间歇性|随机失败|时好时坏|死锁|卡住|挂掉|挂了|崩掉|崩了|炸了|炸掉|爆掉|打不开|跑不起来|起不来|跑不了|用不了|
      读不到|找不到|拿不到|连不上|溢出|越界|乱码|截断|错位|脏数据|竞态|内存泄漏|写死|硬编码|已废弃|已弃用|过时|不再支持|不再维护|有坑|有个坑|是个坑|慎用|谨慎|副作用|误以为|误删|误报|表面上|实际上却|不然会|要不然|哪怕
    `,
    ja: `
      しない|できない|ません|注意|禁止|失敗|落ちる|壊れ|エラー|クラッシュ|不可|ではない|そうでないと|ないと|限り|のみ|未対応|足りない|欠け|無視され|上書き|競合|遅い|消え|期限切れ|誤っ|既知|罠|ハマ|ないでください|気をつけ|気を付け|
      再起動が必要|必要があります|かかります|二重|失われ|効かない|動かない|止まる|止まり|すると壊れ|壊れる|落ちます|死ぬ|固まる|フリーズ|ハングする|ハングし|失敗する|失敗します|失敗し|動きません|動作しない|動かなくな|効きません|反映されない|
      反映されません|使えない|使えません|読めない|つながらない|繋がらない|見つからない|通らない|通りません|間に合わない|対応していない|サポートされていない|サポートしない|存在しない|定義されていない|文字化け|化ける|抜け落ち|漏れる|漏れやすい|消える|
      消えてしま|失われる|上書きされ|勝手に|黙って|静かに|こっそり|無言で|暗黙に|意図せず|思わぬ|予期せぬ|予期しない|なぜか|たまに|稀に|まれに|ときどき|不安定|フレーキー|タイムアウト|デッドロック|メモリリーク|無限ループ|レースコンディション|
      競合状態|ずれる|ズレる|ずれて|一致しない|矛盾|不整合|重複し|二重に|二回|2回呼ば|手作業で|再起動しないと|再起動するまで|再ビルドしないと|しないと動|しないとエラー|しないと失敗|忘れると|忘れずに|忘れない|忘れがち|間違えやすい|間違いやすい|
      紛らわしい|勘違い|見落とし|だけでは足り|だけでは不|時のみ|ときだけ|にしか|しか使え|しか動|までしか|制限があ|制限され|非推奨|廃止|古いまま|ハードコード|直書き|べからず|してはいけない|してはならない|しないこと|しないで|やってはいけない|
      触らない|触るな|消さない|変えない|いじらない|危険|危ない|慎重に|要注意|落とし穴|地雷|クセがある|癖がある|副作用|さもないと|にもかかわらず|のに反して
    `,
    de: `
      nicht|kein|keine|keinen|nie|niemals|fehlt|fehlen|fehlschlägt|schlägt fehl|bricht|kaputt|falsch|sonst|nur wenn|nur bei|achtung|
      vorsicht|fehler|absturz|stürzt|hängt|hält an|verstümmel*|zerstört|langsam|veraltet|abgelaufen|ohne|grenze|stolper*|stillschweigend|
      ignoriert|überschreibt|widersprüch*|bloß|muss von hand|lehnt|verweigert|scheitert|scheitern|verliert|verloren|doppelt|zweimal|
      darf nicht|dürfen nicht|erst nach|läuft ab|neu starten|neustart|nur auf|nur im|nur in|obwohl|aufpassen|merkwürdig|unzuverlässig|
      ungültig|geht kaputt|kaputtgeht|kracht|knallt|fliegt um die ohren|um die ohren|steigt aus|bleibt stehen|bleibt hängen|
      hängt sich auf|verschluckt|schluckt|frisst|zerschießt|zerlegt|zerhaut|verhaut|kollidiert|kollision*|beißt sich|beißt|in die falle|
      reinfallen|hineinfällt|reinfällt|tückisch|heimtückisch|hinterhältig|trügerisch|irreführend|täuscht|verwirrend|verwechsel*|
      leicht zu übersehen|leicht übersehen|übersieht man|vergisst man|vergessen|nicht vergessen|unbedingt|bloß nicht|auf keinen fall|
      keinesfalls|besser nicht|lieber nicht|finger weg|hände weg|pass auf|passt auf|aufgepasst|obacht|dran denken|vorsichtig|riskant|
      gefährlich|gefahr|heikel|empfindlich|fragil|wackelig|wacklig|instabil|flackert|sporadisch|gelegentlich|manchmal|zufällig|unerwartet|
      überraschend|seltsam*|komisch*|eigenartig|sonderbar|klemmt|hakt|spinnt|bockt|zickt|leckt|speicherleck|zeitüberschreitung|überläuft|
      läuft voll|abgeschnitten|schneidet ab|verschwindet|verschwinden|geht verloren|gehen verloren|bleibt liegen|verfälscht|beschädigt|
      fehlerhaft|abweich*|weicht ab|läuft auseinander|inkonsistent|nicht mehr|noch nie|sonst nicht|andernfalls|ansonsten|selbst wenn|
      auch wenn|trotz|trotzdem|es sei denn|höchstens|maximal|begrenzt|begrenzung|beschränkt auf|unterstützt kein*|inkompatibel|
      unverträglich|verboten|untersagt|zu groß|zu klein|zu spät|zu früh|zu lang|zu langsam|zu viel|zu viele|von hand|händisch|manuell|
      hartkodiert|hart kodiert|fest verdrahtet|nur solange|nur mit|nur nachts|nur unter|nur einmal|funktioniert nur|geht nur|läuft nur|
      klappt nur|heimlich|lautlos|ohne fehlermeldung|ohne warnung|ohne meldung|lügt|nebenwirkung*|absturzgefahr|absichtlich so|
      nicht thread-sicher|schief|geht schief|nie wieder|verklemmt|unbrauchbar|uneindeutig|zeitzone|stürzen|abstürz*|stürzte|bricht ab|
      brechen ab|blockiert sich
    `,
    es: `
      no|nunca|jamás|sin|falta|faltan|falla|fallan|falló|rompe|rompen|roto|cuidado|ojo|evitar|error|errores|si no|de lo contrario|solo si|
      sólo si|solo funciona|silenciosamente|lento|caduca|caducan|conflicto*|a mano|pierde|pierden|ignora|sobrescribe|aunque|dos veces|
      caducad*|inválid*|reiniciar|tener cuidado|a pesar de|solo en|sólo en|se cae|se cuelga|peta|solo cuando|sólo cuando|solo tras|
      solo después de|sólo después de|únicamente|salvo que|salvo si|a menos que|trampa|peligro*|riesgo*|frágil*|delicad*|inestable*|
      intermitente*|aleatoriamente|a veces|de vez en cuando|raro|rara|extrañ*|sorprend*|inesperad*|obsolet*|desactualizad*|desfasad*|
      deprecad*|hardcodead*|a fuego|incompatible*|inconsistente*|insuficiente*|insegur*|corromp*|corrupt*|duplica|duplicad*|trunca|
      sobreescribe|machaca|pisa|desaparece|desaparecen|olvid*|asegúrate|asegurarse|manualmente|demasiad*|lenta|lentos|lentas|tarda|expira|
      vence|agota|límite de|limitad*|rechaza|fallará|fallaba|fallaban|fallo|fallos|incorrect*|equivocad*|evita|prohibid*|pese a|
      de otro modo|choca con|fuga*|deja de|dejó de|requiere|exige|parche|chapuza|desincroniz*|rompió|romper|rota|ignoran|reinicia|
      mal configurad*|lanza una excepción
    `,
    fr: `
      ne pas|n'est pas|ne|jamais|sans|manque|manquant|échoue|échouent|casse|cassé|attention|éviter|erreur*|sinon|seulement si|
      uniquement si|silencieusement|lent|expire|conflit*|à la main|perd|ignore|écrase|plante|deux fois|invalide*|redémarrer|
      faire attention|malgré|seulement en|uniquement en|perdu*|ne jamais|surtout pas|surtout ne|il ne faut pas|ne faut pas|n'est plus|
      ne marche pas|ne marche plus|ne marche que|ne fonctionne pas|ne fonctionne plus|ne fonctionne que|n'accepte|n'existe|n'a pas|
      n'ont pas|aucun message|sans prévenir|sans message|sans bruit|en silence|silencieux|silencieuse|muet|tombe en panne|plantent|planté|
      plantage*|crashe*|se bloque|se fige|fige|freeze|gèle|rame|traîne|trop lent|trop grand|trop long|trop tard|trop tôt|trop petit|
      trop de|échoué|échouer|échouera|échec*|cassent|cassera|casser|cassée|brise|explose|avale|avalé*|écrasent|écrasé*|efface|effacé*|
      tronque*|tronqué*|corrompt|corrompu*|abîme|bousille|fuite*|fuit|doublon*|dupliqu*|en double|deux instances|entre en conflit|
      incompatib*|incohéren*|désynchron*|diverge*|décal*|périmé*|obsolète*|caduc|expiré*|expirent|dépréci*|refuse|refusent|refusé|
      rejette*|rejeté*|ignorent|ignoré*|disparaît|disparaissent|oubli*|n'oubli*|ne pas oublier|prudence|gare à|gare aux|méfi*|se méfier|
      prends garde|prenez garde|garde à|danger*|risqu*|piège*|piégeux|traître|sournois*|trompeu*|trompe|induit en erreur|confondre|
      confusion|subtil*|délicat*|sensible à|fragile*|instable*|capricieu*|aléatoire*|par intermittence|intermittent*|parfois|
      de temps en temps|bizarre*|étrange*|curieusement|surpren*|inattendu*|contre-intuiti*|faux|fausse|faussé*|mauvaise|défectueu*|défaut|
      bug|bugs|bogue*|limité à|limité|limitée|limite de|limite à|plafonné*|maximum|au plus|interdit*|défendu|à éviter|évitez|évite|
      autrement|faute de quoi|sous peine de|à moins que|à moins de|sauf si|sauf|même si|bien que|alors que|seulement|uniquement|que si|
      que sur|manuellement|manuel|en dur|contournement|rustine|bidouille|bricolage|indisponible*|inaccessible*|inutilisable*|introuvable*|
      absent*|manquent|dépassement|délai dépassé|timeout|saturé*|sature|épuis*|relancer|au démarrage seulement|une seule fois|coince|
      coincé
    `,
    pt: `
      não|nunca|jamais|sem|falta|faltam|falha|falham|falhou|quebra|quebram|quebrado|cuidado|evitar|erro|erros|senão|caso contrário|só se|
      só funciona|silenciosamente|lento|expira|conflito*|manualmente|perde|ignora|sobrescreve|duas vezes|inválid*|reiniciar|tomar cuidado|
      apesar de|só em|somente em|perdid*|só quando|só depois de|somente se|somente quando|apenas se|apenas quando|apenas em|a menos que|
      salvo se|armadilha|pegadinha|perigo*|risco|frágil|delicad*|instável|intermitente*|às vezes|de vez em quando|aleatoriamente|estranh*|
      esquisit*|surpre*|inesperad*|obsolet*|desatualizad*|defasad*|descontinuad*|hardcodad*|fixo no código|incompatív*|inconsistent*|
      insuficiente*|insegur*|corromp*|corrupt*|duplica|duplicad*|trunca|sobrescrev*|sobrepõe|apaga|sumiu|desaparece|esquec*|certifique-se|
      lembre-se|à mão|lenta|demora|vence|esgota|estoura|limite de|limitad*|rejeita|recusa|falharam|incorret*|errad*|mal configurad*|evite|
      proibid*|do contrário|de outro modo|vaza|vazamento*|deixa de|deixou de|parou de|requer|exige|gambiarra*|dessincroniz*|quebrou|
      quebrar|quebrada|trava|travou ao|caiu|reinicia
    `,
    ru: `
      не|нельзя|никогда|нет|без|отсутству*|падает|падают|упал*|ломает*|сломан*|ошибк*|осторожно|внимание|иначе|только если|только при|
      молча|тихо|медленн*|истекает|конфликт*|вручную|теряет*|игнорир*|перезапис*|зависа*|баг*|дважды|недействит*|перезапус*|теря*|
      только в|только на|хотя|странн*|устарел*|ни в коем случае|ни за что|никак|не вздумай*|не забыть|не забудь*|не забыва*|забыва*|
      забыть|легко забыть|легко пропустить|легко упустить|остерега*|берегись|берегитесь|аккуратн*|осторожн*|опасн*|рискован*|риск|хрупк*|
      ненадёжн*|ненадежн*|нестабильн*|неустойчив*|капризн*|глюч*|глюк*|барахлит|сбоит|сбой|сбои|сбоев|сбоях|отваливается|отваливаются|
      отвал*|рушит*|рушат*|крашит*|крашат*|вылетает|вылетают|валится|валятся|виснет|висит|висят|подвисает|застрева*|застыва*|тормозят|
      течёт|течет|утечк*|утека*|съедает|ест память|жрёт|жрет|глотает|проглатыв*|пропадает|пропадают|исчеза*|затира*|стирает*|перетира*|
      портит*|портят|повреж*|битый|битые|битая|кривой|криво|неверн*|неправильн*|неточн*|некорректн*|ошибоч*|врёт|врет|обманчив*|путает*|
      путают|перепут*|не путать|сбивает с толку|неочевидн*|коварн*|подвох|неожиданн*|внезапно|почему-то|иногда|изредка|периодически|
      время от времени|случайн*|дублир*|дубл*|двойн*|расход*|рассинхрон*|несовместим*|несоответств*|не совпада*|устаре*|просроч*|протух*|
      истёк|истек|истечёт|истечет|ограничен*|лимит*|максимум|не более|не больше|слишком|чересчур|отказыва*|отклоня*|отверга*|
      не поддержив*|недоступ*|отсутств*|не хватает|нехват*|переполн*|исчерп*|таймаут*|тайм-аут*|обрыва*|обреза*|усека*|запрещ*|запрет*|
      избега*|в противном случае|а то|если не|кроме|за исключением|даже если|несмотря на|хоть и|только после|только если запущен*|
      только с|только под|только через vpn|только один раз|лишь|руками|руками править|ручками|захардкож*|хардкод*|костыл*|
      временное решение|обходн*|незаметно|беззвучно|без предупреждени*|не выдаёт ошибк*|не выдает ошибк*|сломает*|сломать|поломан*|ломают|
      упадёт|упадет|падал*|падени*|гонк*|дедлок*|взаимоблокиров*|перезатир*|слетает|слетают|сбрасыва*|потеря*|медлит
    `,
    ko: `
      하지 말|하지 마|안 됨|안 된다|안됨|않습니다|않는다|않음|못|없이|없으면|실패|오류|에러|깨짐|깨진|주의|조심|금지|느림|느리|만료|충돌|누락|무시|덮어쓰|그렇지 않으면|할 때만|수동|잘못|두 번|중복|재시작|사라짐|사라진|초기화|
      주의할|조심할|끊김|안 되|하지 않으면|하지 말아야|하면 안|해선 안|해서는 안|하지 마세요|절대|주의해야|조심해야|명심|잊지 말|잊으면|까먹|놓치기 쉬|실수하기|헷갈|함정|삽질|깨진다|깨집니다|깨지|망가|터진다|터짐|터집니다|죽는다|
      죽어버|멈춘다|멈춤|멈춰|멈추|뻗는|뻗음|먹통|무한 루프|교착|데드락|메모리 누수|타임아웃|시간 초과|크래시|실패한다|실패합니다|실패함|에러가 난|에러 발생|오류가 나|오류 발생|오류가 발생|작동하지 않|동작하지 않|동작 안|작동 안|
      안 먹|안먹|안 먹힘|안 통|안 뜸|안 뜬|안 돌|안 열|안 보임|되지 않|지원하지 않|지원 안|미지원|존재하지 않|반영되지 않|반영 안|적용되지 않|적용 안|인식하지 못|인식 못|찾지 못|찾을 수 없|사용할 수 없|쓸 수 없|못 쓴|
      못 쓰|못한다|사라진다|사라집니다|사라지|날아간|날아감|날라감|유실|손실|덮어씀|덮어쓴|덮어써|덮어씌|조용히|몰래|소리 없이|말없이|멋대로|제멋대로|예기치|예상과 달리|의외로|간헐적|때때로|불안정|들쭉날쭉|어긋|불일치|맞지 않|일치하지|
      꼬인|꼬임|꼬여|꼬이|두번|두 번씩|중복 호출|수동으로|손으로|직접 해야|재시작해야|재시작 필요|재부팅|다시 켜야|할 때에만|경우에만|에서만|로만|까지만|밖에 안|밖에 못|제한이|제한됨|초과하면|초과 시|더 이상 지원|지원 종료|폐기|
      낡은|오래된 값|하드코딩|하드 코딩|임시방편|땜빵|꼼수|취약|부작용|오해|착각|안 그러면|그렇지않으면|에도 불구|건드리지|만지지|지우지 마|바꾸지 마
    `,
    it: `
      non|mai|senza|manca|mancano|fallisce|falliscono|rompe|rotto|attenzione|evitare|errore|errori|altrimenti|solo se|silenziosamente|
      lento|scade|conflitto|a mano|perde|ignora|sovrascrive|si blocca|si pianta|crasha|va in crash|va in timeout|solo quando|solo dopo|
      solo su|a meno che|salvo che|occhio|stare attenti|trappola|insidia|pericol*|rischi|rischio|rischia|fragil*|delicat*|instabil*|
      intermittent*|a volte|a caso|stran*|inaspettat*|inattes*|sorprend*|fuorviant*|obsolet*|superat*|deprecat*|hardcodat*|incompatibil*|
      incoerent*|corromp*|corrott*|duplica|duplicat*|due volte|troncat*|sovrascriv*|sparisce|dimentic*|assicurarsi|assicurati|manualmente|
      troppo|troppa|lenta|scadono|scaduto|scaduta|limite di|limitat*|rifiuta|falliti|sbagliat*|errat*|male|evita|vietat*|proibit*|
      nonostante|anche se|in caso contrario|se no|conflitti|perdita di|smette di|ha smesso di|richiede|esige|pezza|accrocchio|
      disallineat*|rompono|rompere|rotta|ignorat*|per sbaglio|riavvi*|invalid*|mancante|assente|solo in|solo con
    `,
    et: `
      ei|ära|puudub|viga|hoiatus|tuleb|lakkab|mitte|kaob|aegub|katki|aeglane|ärge|ainult siis|ainult kui|üksnes|vaid siis|muidu|
      vastasel juhul|vastasel korral|vastasel puhul|ilma|kukub|kukkus|hangub|jookseb kokku|jookseb kinni|jääb rippuma|läheb kaduma|murdub|
      rikub|lõhub|kirjutab üle|kirjutatakse üle|kustutab|kaotab|kaovad|kadus|unusta*|ununeb|vigane|vigased|vale|valed|valesti|vead|
      ettevaat*|oht|ohtlik*|risk|riskantne|habras|ebastabiil*|ebakindel|ebausaldus*|aegunud|vananenud|piirang|piiratud|limiit|aeglaselt|
      aeglus*|liiga|topelt|kaks korda|duplikaa*|konflikt*|vaikselt|märkamatult|käsitsi|taaskäivita*|puuduvad|ootamatu*|üllata*|imelik*|
      veider|kummali*|segadus*|eksita*|juhuslik*|mõnikord|lakkas|keelatud|keela|väldi|vältida|hoidu|lukku|lukustub|lekib|leke|vajab|nõuab|
      eeldab|hoolimata|kuigi|tõrge|tõrku*|tõrkeid|katkine|katkeb|kõvakodeeritud|ühildu*|vastuolu*|ebapiisav*|ebaturvali*|rikutud|ajalõpp|
      aegumine|neelab alla|nullib|kogemata
    `,
  },
  pattern: {
    en: `
      always|must|should always|use|uses|stays|stay|keep|keeps|kept|prefer|is the pattern|the pattern is|pattern|convention|by convention|
      rule|we decided|decided to|decision|agreed|goes through|go through|go via|lives in|live in|belongs in|belong in|before|first|
      source of truth|single source|follow|follows|mandatory|obligatory|every|each|all|is written with|is done through|standardi*
    `,
    zh: `
      始终|总是|必须|一律|统一|应该|应当|采用|使用|约定|规则|保持|优先|都要|决定|一定要|务必|都必须|都得|都走|统一走|统一用|统一放|统一使用|统一采用|统一由|一概|一向|每次都|每次都要|凡是|所有的都|只用|固定用|默认用|默认采用|约定为|
      约定好|约定是|规定|按照约定|按约定|遵循|遵守|沿用|坚持|保持一致|决定用|决定采用|决定使用|已决定|我们决定|最终选|最终决定|选用|拍板|定为|定下来|原则上|原则是|惯例|规范|为准|优先使用|优先用|先写测试|先跑|先建|放在统一|集中放|由此统一
    `,
    ja: `
      必ず|常に|統一|すること|使う|使用する|方針|ルール|とする|に従う|優先|決定|してから|いつも|常時|毎回|原則|原則として|基本的に|徹底|一貫して|一貫し|統一し|統一する|揃える|そろえる|に揃え|に統一|を使うこと|を使います|を使用すること|
      を使用します|を経由する|経由で|を通す|を通して行|に置く|に置くこと|に集約|にまとめる|とします|としている|こととする|ことにした|ことにする|ことになっている|ことに決めた|に決めた|に決定|と決め|を採用|採用する|採用した|採用し|を選択した|
      を選んだ|べし|守る|守ること|遵守|従う|従うこと|準拠|に合わせる|踏襲|慣例|規約|ルールとして|約束|お約束|を正とする|正とする|優先する|が先|してから行|した後に必ず|徹底する
    `,
    de: `
      immer|stets|muss|müssen|nur über|erst|regel|konvention|verwenden|bleibt|grundsätzlich|jede|jeder|entschieden|wird immer|
      werden immer|immer zuerst|durchgängig|durchweg|ausnahmslos|ausschließlich|einheitlich|vor jedem|vor jeder|nach jedem|nach jeder|
      gehört in|gehören in|gehört nach|gehören nach|bleibt bei|wir bleiben bei|beibehalten|beibehält|halten uns an|hält sich an|
      halten wir|daran halten|einhalten|festgelegt|vereinbart|abgemacht|abgesprochen|geeinigt|haben uns für|uns für|wir haben entschieden|
      wir nehmen|wir nutzen|wir verwenden|wir setzen auf|setzen auf|nutzen wir|verwenden wir|machen wir|benutze|nutze|verwende|bewährt|
      hat sich bewährt|standardmäßig|standard ist|verbindlich|verpflichtend|pflicht|maßgeblich|maßgebend|einzige quelle|einzige wahrheit|
      quelle der wahrheit|hat vorrang|vorrang|vorzug|bevorzug*|namenskonvention|heißen immer|soll immer|sollen immer|wird stets|
      gilt für alle|gilt immer|dürfen nur|darf nur
    `,
    es: `
      siempre|debe|deben|hay que|usar|se usa|regla|convención|obligatori*|cada|toda|todo|todas|todos|antes de|decidimos|se decidió|
      mantener|debemos|usamos|utilizamos|se usan|por convención|por norma|por regla|como norma|la norma es|la regla es|la convención es|
      el patrón|respetar|se respeta|preferir|preferimos|preferible|se prefiere|se hace con|se hacen con|se mantiene|se mantienen|
      quedamos en|acordamos|acordado|se acordó|hemos acordado|hemos decidido|se ha decidido|elegimos|optamos por|se optó por|se eligió|
      fuente de verdad|única fuente|estandariz*|se escribe en|se escriben en|se guarda en|se guardan en|obligado|sin excepción|
      sin excepciones|antes de cada|después de cada|invariante|se nombran|se llaman siempre|seguimos el patrón|siguiendo el patrón|
      sigue el patrón|siguen el patrón|el criterio es
    `,
    fr: `
      toujours|doit|doivent|il faut|utiliser|règle|convention|obligatoire|chaque|tous|toutes|avant de|décidé|garder|conserver|on utilise|
      utilisez|utilisons|on garde|on conserve|gardez|on passe par|on range|on préfère|préférer|préférez|de préférence|on reste sur|
      on s'en tient|s'en tenir|respecter|respectez|suivez|avant chaque|après chaque|avant toute|systématiquement|systématique|
      sans exception|exclusivement|obligatoirement|impérativement|impératif|par convention|par principe|on a décidé|nous avons décidé|
      avons décidé|ont décidé|on a choisi|avons choisi|convenu|mis d'accord|d'accord sur|acté|tranché|source de vérité|seule source|
      source unique|fait foi|fait autorité|fait référence|appartient à|est rangé dans|nommage|préfixé*|suffixé*|doivent toujours|
      doit toujours|jamais sans|toujours passer|veiller à|veillez à|s'assurer
    `,
    pt: `
      sempre|deve|devem|usar|usa-se|regra|convenção|obrigatóri*|cada|todo|toda|todos|todas|antes de|decidimos|decidido|manter|devemos|
      usamos|utilizamos|usam-se|por convenção|por regra|por norma|a regra é|a convenção é|respeitar|respeita-se|preferir|preferimos|
      preferível|prefira|prefere-se|faz-se com|é feito com|é feito via|mantém-se|mantemos|ficou decidido|ficou combinado|ficou acordado|
      combinamos|combinado|acordámos|acordamos|acordado|foi decidido|foi acordado|optamos por|optou-se por|optámos por|escolhemos|
      fonte de verdade|fonte da verdade|única fonte|padroniz*|obrigado a|sem exceção|sem exceções|antes de cada|depois de cada|
      antes de qualquer|invariante|seguimos o padrão|seguindo o padrão|segue o padrão|seguem o padrão|todo mundo usa|a gente usa|
      a gente sempre|tem que ser|têm que ser|tem de ser|têm de ser
    `,
    ru: `
      всегда|должн*|обязательно|обязательн*|использовать|используем|правило|соглашение|каждый|каждая|все|сначала|перед|решили|решено|
      через|всякий|каждое|каждую|каждого|любой|любая|любое|любые|везде|повсюду|неизменно|строго|исключительно|только через|единообразно|
      единый|единая|единственный источник|источник истины|источник правды|один источник|главный источник|по умолчанию|по соглашению|
      по договорённости|по договоренности|договорились|договорённость|договоренность|условились|уговорились|сошлись|остановились на|
      выбрали|выбрано|выбран|принято|у нас принято|так принято|как принято|принцип|принципиально|паттерн|шаблон|норма|стандарт|
      придержива*|держимся|соблюда*|следуем|следовать|следуйте|используйте|используй|используется|используются|применяем|применять|
      применяется|пользуемся|пишем|кладём|кладем|храним|хранится|хранятся|хранить|живёт в|живет в|живут в|лежит в|лежат в|называем|
      именуем|именуются|начинается с|начинаются с|заканчивается на|заканчиваются на|идёт через|идет через|идёт только через|
      идет только через|идут через|проходит через|проходят через|ходим через|предпочита*|предпочтительн*|предпочтение|вместо|перед каждым|
      перед каждой|перед тем как|прежде чем|после каждого|после каждой|прежде|первым делом|в первую очередь|обязан|обязана|обязаны|
      требуется чтобы|следует всегда|оставляем|остаются|остаёмся|остаемся|сохраняем|сохранять|не обсуждается|решение|постановили|
      утвердили|утверждено|согласовано|согласовали
    `,
    ko: `
      항상|반드시|사용한다|사용하기|규칙|원칙|유지|모든|먼저|통일|결정|해야 한다|해야 함|언제나|매번|무조건|일관되게|일관성|통일한다|통일하기|통일함|로 통일|으로 통일|를 사용한다|을 사용한다|를 사용합니다|을 사용합니다|사용하도록|
      사용할 것|쓰도록|쓸 것|써야 한다|써야 함|거쳐야|거친다|통해서만|를 통해|에 둔다|에 둘 것|에 모은다|로 한다|으로 한다|하기로 했|하기로 결정|하기로 함|하기로 합의|하기로 정|로 결정|으로 결정|로 정했|으로 정했|결정했다|
      결정함|결정했습니다|채택|선택했다|선택함|선택했습니다|합의|따른다|따라야|따를 것|준수|지킨다|지켜야|지킬 것|유지한다|유지해야|유지할 것|맞춘다|맞춰야|관례|컨벤션|방침|우선한다|우선시|먼저 하고|하고 나서|한 뒤에|한 다음에|
      해야 합니다|해야합니다|하도록 한다|하도록 합니다|하는 것이 원칙|원칙적으로|기본적으로
    `,
    it: `
      sempre|deve|devono|bisogna|usare|regola|convenzione|obbligatori*|ogni|tutti|tutte|prima di|deciso|mantenere|dobbiamo|va usato|
      va usata|vanno usati|vanno usate|usiamo|si usa|si usano|usate|utilizziamo|utilizzare|si utilizza|va sempre|vanno sempre|
      per convenzione|di norma|di regola|per regola|la regola è|la convenzione è|il pattern è|seguiamo il pattern|segue il pattern|
      seguono il pattern|seguire il pattern|segue la convenzione|seguono la convenzione|seguire la convenzione|rispettare|si rispetta|
      preferire|preferiamo|preferibile|preferibilmente|si preferisce|meglio usare|passa sempre|passano sempre|si fa con|si fanno con|
      si mantiene|si mantengono|manteniamo|abbiamo deciso|si è deciso|decidemmo|è stato deciso|abbiamo concordato|concordato|concordata|
      si è concordato|stabilito|abbiamo stabilito|abbiamo scelto|si è scelto|scegliamo|fonte di verità|unica fonte|standardizz*|
      si scrive in|si scrivono in|si salva in|obbligo di|senza eccezioni|prima di ogni|dopo ogni|invariante|è obbligatorio|tassativ*|
      rigorosamente
    `,
    et: `
      alati|peab|reegel|iga|peame|peaks alati|tuleb alati|kindlasti|kasuta|kasutame|kasutage|hoia|hoiame|hoitakse|hoida|järgime|
      järgi alati|järgida|järgitakse|kokkulepe|kokkuleppeliselt|kokku lepitud|leppisime kokku|lepiti kokku|otsustasime|otsustati|otsus on|
      tava on|tavaks on|kombeks on|reegli järgi|reeglina|reegel on|kord on|konventsioon|igaüks|iga kord|kõik peavad|kõigil peab|enne igat|
      pärast igat|ainult läbi|elab failis|elavad kaustas|kuulub kausta|kuuluvad kausta|eelista|eelistame|eelistada|ainus allikas|
      tõe allikas|ainuke koht|kohustuslik|kohustuslikud|kohustuslikult|standardne|standardi*|muster on|mustri järgi|järgib mustrit|
      järgivad mustrit|jääb nii|jäävad nii|valisime|läheme edasi kujul|erandita|ilma erandita|alati enne|alati pärast|lähtume
    `,
  },
  question: {
    en: `
      tbd|unconfirmed|unclear|unknown|not clear|not sure|unsure|undecided|open question|question|to be decided|to be clarified|
      to be confirmed|whether|not investigated|cause unknown|root cause unknown|needs deciding|needs a decision|needs clarification|
      remains to be seen|wonder*|do not know|could not settle|not yet known|no idea|could not tell|cannot tell|up for debate|
      still open whether
    `,
    zh: `
      待确认|待排查|不确定|未知|是否|待定|不清楚|待讨论|尚不明确|要不要|还没定|没定|没决定|尚未确定|未确定|该不该|能不能|待明确|待核实|待查|待定论|待商榷|待用户|待决定|待决策|待澄清|待验证|还没想好|没想好|没想清楚|还没有定论|没有定论|
      尚无定论|尚无结论|没有结论|尚未决定|尚未明确|尚未确认|尚未查明|还不清楚|还不确定|不太确定|不太清楚|不敢确定|不知道|不明白|不明确|不明原因|原因不明|原因未知|原因不详|拿不准|吃不准|说不准|说不好|没搞清|没搞懂|没搞明白|没弄清|没弄明白|
      搞不清|搞不懂|弄不清|没查出|没查到原因|查不出|未查明|未查清|未明确|未验证|未调查|未排查|没排查|存疑|有疑问|疑似|怀疑是|也许是|猜测|需要确认|需确认|要确认|得确认|需要决定|需要讨论|需要澄清|需要用户|请确认|请决定|请问|想确认|想问|
      问一下|到底|为什么会|为何|哪一个更|哪种更|用不用|需不需要|值不值得|可不可以|有没有必要|是不是应该|是不是要|还是说
    `,
    ja: `
      不明|未確認|要確認|未定|かどうか|わからない|未調査|検討が必要|決まっていない|決めていない|決まってい|のか不明|べきか|わからず|わからん|分からない|分からず|分かりません|わかりません|判らない|わかっていない|分かっていない|はっきりしない|
      はっきりしていない|はっきりせず|明確でない|明確ではない|明らかでない|不明確|不明瞭|不確か|曖昧|あいまい|原因不明|理由は不明|把握していない|把握できていない|理解できていない|未検証|未検討|未決|未決定|未確定|未解明|まだ決めて|決めかね|
      決まらない|決まってない|決める必要|決めてほしい|決めてください|判断が必要|判断待ち|判断できない|判断がつかない|判断に迷|迷って|迷う|悩んで|悩ましい|要検討|要相談|要調査|要判断|検討中|検討したい|検討すべき|議論が必要|相談したい|確認したい|
      確認が必要|確認してほしい|確認してください|確認待ち|確認できていない|調べていない|調べられていない|調査していない|調査できていない|調査が必要|追えていない|特定できていない|特定できず|かもしれない|と推測|推測|疑い|疑われる|疑っている|気になる|
      だろうか|でしょうか|のだろう|ですか|どちらが|どちらに|どっちが|どうする|どうすべき|するべきか|したほうがいいか|した方がいいか|必要があるか|していいか|してよいか|教えてほしい|教えてください|聞きたい|結論が出ていない|自信がない
    `,
    de: `
      unklar|ungeklärt|offen ob|unbekannt|noch ohne antwort|zu klären|unsicher|weiß nicht|nicht untersucht|fraglich|nicht entschieden|
      noch nicht entschieden|ob wir|steht noch nicht fest|nicht klar|noch nicht klar|mir nicht klar|ist mir unklar|bleibt unklar|
      schleierhaft|rätselhaft|ein rätsel|keine ahnung|keiner weiß|niemand weiß|weiß keiner|weiß niemand|weiß man nicht|wissen nicht|
      wir wissen nicht|wissen wir nicht|wissen noch nicht|ich weiß nicht|bin nicht sicher|nicht sicher ob|bin mir nicht sicher|
      bin unsicher|sind unsicher|frage mich|fragen uns|die frage ist|frage ist|bleibt die frage|offene frage|fragt sich|ob das|ob es|
      ob man|ob wir das|offen ist|noch offen ob|offen bleibt|bleibt offen|steht nicht fest|steht noch aus ob|noch zu entscheiden|
      muss noch entschieden|muss entschieden werden|müssen entscheiden|müssen uns entscheiden|müssen klären|muss geklärt|
      muss noch geklärt|noch nicht geklärt|nicht geklärt|klärungsbedarf|ist zu klären|zu besprechen|zu diskutieren|zur diskussion|
      sollten wir besprechen|umstritten|strittig|uneinig|unschlüssig|unentschieden|unbestätigt|nicht bestätigt|noch nicht bestätigt|
      noch nicht untersucht|ursache unbekannt|ursache unklar|vermutlich|vermute|wir vermuten|verdacht|vielleicht liegt|
      möglicherweise liegt|könnte daran liegen|nicht verstanden|verstehe nicht|verstehe ich nicht|verstehen nicht|nicht herausgefunden|
      nicht herausfinden|rückfrage|nachfragen ob|wer entscheidet|wer weiß
    `,
    es: `
      no está claro|sin confirmar|por confirmar|por decidir|desconocid*|duda|no sabemos|no sé|falta saber|sin decidir|no queda claro|
      no quedó claro|no me queda claro|no está definido|no está definida|no está decidido|no está confirmado|sin confirmación|
      falta confirmar|falta decidir|falta definir|falta aclarar|hay que decidir|hay que confirmar|hay que aclarar|hay que preguntar|
      habría que preguntar|habría que decidir|habría que confirmar|hay que ver si|habría que ver si|preguntar si|preguntarle|confirmar si|
      decidir si|averiguar si|averiguar por qué|no se sabe|se desconoce|desconozco|desconocemos|ni idea|no tengo claro|no tenemos claro|
      no estoy seguro|no estoy segura|no estamos seguros|no recuerdo si|por aclarar|por definir|por determinar|por validar|por ver|
      sin definir|sin aclarar|sin investigar|sin resolver|causa sin identificar|no encontré la causa|no se encontró la causa|
      no hemos encontrado la causa|no he encontrado la causa|no se ha investigado|no lo he investigado|no investigado|me pregunto|
      nos preguntamos|sospecho|sospechamos|podría deberse|puede deberse|dudoso|dudosa|dudas|en el aire|pendiente de decidir|
      pendiente de confirmar|pendiente de definir|pendiente de aclarar|habría que saber|no entiendo por qué|nadie sabe|a confirmar|
      a decidir|a definir|pregunta abierta|hipótesis
    `,
    fr: `
      pas clair|à confirmer|à clarifier|inconnu*|incertain*|reste à savoir|on ne sait pas|à décider|pas encore décidé|ne sais pas|
      ne sait pas|pas très clair|n'est pas clair|peu clair|pas encore clair|flou|floue|mystère|mystérieu*|énigme|inexpliqué*|aucune idée|
      personne ne sait|nul ne sait|qui sait|ne savons pas|nous ne savons pas|on ne sait|on ignore|j'ignore|nous ignorons|je ne sais|
      pas sûr|pas sûre|pas sûrs|pas certain|pas certaine|pas certains|doute|doutes|je doute|je me demande|on se demande|me demande si|
      se demande si|la question est|question de savoir|question reste|reste la question|à savoir si|savoir si|reste à voir|
      reste à déterminer|reste à décider|reste à trancher|reste à confirmer|à trancher|à déterminer|à définir|à préciser|à valider avec|
      à discuter|à débattre|à arbitrer|à éclaircir|faut-il|doit-on|devrait-on|faudra décider|il faut décider|il faut trancher|
      faut trancher|pas décidé|non décidé|pas tranché|pas encore tranché|non tranché|indécis|non confirmé*|pas confirmé|
      pas encore confirmé|non élucidé*|cause inconnue|cause pas trouvée|pas trouvé la cause|pas trouvé pourquoi|pas compris|
      n'ai pas compris|ne comprends pas|ne comprend pas|pas encore compris|comprends pas pourquoi|on soupçonne|je soupçonne|soupçon*|
      peut-être que|peut-être à cause|hypothèse|semble-t-il|en débat|en discussion|désaccord|qui décide|pas investigué|non investigué|
      non étudié
    `,
    pt: `
      não está claro|a confirmar|a decidir|desconhecid*|dúvida|não sabemos|não sei|falta saber|indefinid*|incerto|não ficou claro|
      não é claro|não está definido|não está definida|não está decidido|não está confirmado|não foi decidido|não foi definido|
      não foi confirmado|ainda não decidido|sem confirmação|falta confirmar|falta decidir|falta definir|falta esclarecer|
      é preciso decidir|é preciso confirmar|é preciso perguntar|precisa decidir|precisamos decidir|precisa confirmar|precisamos confirmar|
      precisa de decisão|perguntar se|confirmar se|decidir se|descobrir se|descobrir por que|descobrir porquê|não se sabe|ninguém sabe|
      desconheço|não faço ideia|não tenho certeza|não temos certeza|não tenho a certeza|não lembro se|por esclarecer|por definir|
      por determinar|por validar|por confirmar|por decidir|a definir|a esclarecer|a validar|a verificar se|sem definição|não investigado|
      não investiguei|não investigada|não foi investigado|causa não identificada|não achei a causa|não encontrei a causa|
      não encontramos a causa|me pergunto|pergunto-me|suspeito|suspeitamos|desconfio|desconfiamos|será que|pode ser que seja|duvidoso|
      duvidosa|dúvidas|resta saber|fica por ver|está por ver|ficou no ar|em aberto|pendente de decisão|pendente de definição|
      pendente de confirmação|não entendi por que|não entendo por que|não percebo porque|hipótese|incerta|sem certeza
    `,
    ru: `
      неясно|непонятно|неизвестно|под вопросом|не решено|уточнить|не проверено|не выяснено|не знаю|вопрос|не определились|ещё не решили|
      решать|не ясно|не понятно|неясн*|непонятн*|не очень понятно|не до конца понятно|до конца не ясно|загадка|загадочно|загадочн*|хз|
      кто знает|кто его знает|никто не знает|не знаем|мы не знаем|я не знаю|не знает|понятия не имею|без понятия|не уверен|не уверена|
      не уверены|нет уверенности|сомнева*|сомнени*|есть сомнения|сомнительно|вопрос в том|вопрос открыт|открытый вопрос|остаётся вопрос|
      остается вопрос|остаётся вопросом|остается вопросом|остался вопрос|спорный вопрос|спорно|нет ответа|без ответа|нужно решить|
      надо решить|нужно определиться|надо определиться|определиться|предстоит решить|пока не решили|не решили|пока не решено|
      ещё не решено|еще не решено|ещё не определ*|еще не определ*|не определено|не определён*|не определен*|нужно уточнить|надо уточнить|
      уточнить у|уточняется|требует уточнения|требуется уточнение|надо выяснить|нужно выяснить|выяснить|предстоит выяснить|не выяснили|
      не выяснил|надо обсудить|нужно обсудить|обсудить|требует обсуждения|обсуждается|надо спросить|нужно спросить|спросить у|
      не исследов*|не изучен*|не разобрался|не разобрались|не разобралась|надо разобраться|нужно разобраться|не понял|не поняли|
      не понимаю|не понимаем|так и не понял*|непонятно почему|неизвестно почему|причина неизвестна|причина неясна|причина не найдена|
      причину не нашёл|причину не нашел|причину не нашли|не нашли причину|подозреваю|подозреваем|подозрени*|предполагаю|предположительно|
      предположени*|гипотез*|похоже что|возможно дело|видимо дело|может быть дело|не подтвержд*|требует подтверждения|нужно подтверждение|
      стоит ли|нужно ли|надо ли|нужен ли|нужна ли|можно ли|так ли
    `,
    ko: `
      불명확|불확실|미정|확인 필요|인지 여부|할지|모름|알 수 없|조사되지|논의 필요|정해지지 않|결정되지 않|모르겠|불분명|분명하지 않|명확하지 않|확실하지 않|확실치 않|확실하지|확신이 없|애매|모호|모른다|모릅니다|몰라서|모르고|
      모르는|알지 못|알아봐야|알 수가 없|이해하지 못|이해가 안|원인 불명|원인은 불명|원인을 모|원인 미상|이유를 모|미확인|미확정|미결정|미결|미검증|검증되지|확인되지|확인하지 못|확인 못|확인 안|확인이 필요|확인해야|확인 바람|
      확인 부탁|확인해 주|확인해주|조사 필요|조사하지|조사 안|파악하지 못|파악 안|파악되지|파악이 안|찾지 못한 원인|결정 필요|결정이 필요|결정해야|결정해 주|결정해주|결정 안|결정하지 못|정하지 못|정해야|정해지|판단이 필요|
      판단 필요|판단하기 어려|논의가 필요|논의해야|상의|협의 필요|검토 필요|검토가 필요|고민|망설|궁금|의문|의심|추정|추측|것 같기도|일지도|할지 말지|인지 아닌지|어느 쪽|어떤 것이|무엇이 맞|왜 그런지|왜인지|나요|인가요|습니까|
      알려주|알려 주|물어봐
    `,
    it: `
      non è chiaro|da confermare|da decidere|sconosciut*|dubbio|non sappiamo|non so|da chiarire|non è ancora chiaro|non mi è chiaro|
      non ci è chiaro|poco chiaro|non chiaro|non è definito|non è deciso|non è stato deciso|non è confermato|non confermat*|
      non ancora deciso|non ancora definito|senza conferma|da capire|da definire|da stabilire|da valutare se|da appurare|da accertare|
      da verificare se|da discutere|da concordare|manca una decisione|manca la conferma|bisogna decidere|bisogna capire|bisogna chiarire|
      bisogna chiedere|occorre decidere|occorre capire|occorre chiarire|va deciso|va chiarito|va capito|va confermato|chiedere se|
      chiedere a|confermare se|decidere se|capire se|capire perché|capire come mai|non si sa|nessuno sa|non lo so|non saprei|
      non sono sicuro|non sono sicura|non siamo sicuri|non sono certo|non ricordo se|ignoro|nessuna idea|non ho idea|chissà|boh|incert*|
      in forse|dubito|dubbi*|mi chiedo|ci chiediamo|mi domando|sospetto|sospettiamo|potrebbe essere dovuto|potrebbe dipendere|
      causa ignota|causa non trovata|causa da trovare|non ho trovato la causa|non abbiamo trovato la causa|non indagat*|non ho indagato|
      non approfondit*|è da vedere|si vedrà|è tutto da vedere|resta aperto|rimane aperto|ancora aperta|in attesa di decisione|
      non capisco perché|non si capisce|domanda|ipotesi
    `,
    et: `
      ebaselge|teadmata|pole selge|ei ole selge|ei ole päris selge|pole päris selge|jäi ebaselgeks|jäi selgusetuks|jäi lahtiseks|
      selgusetu|segane|pole teada|ei ole teada|ei tea|ei oska öelda|pole kindel|ei ole kindel|pole kindlad|pole otsustatud|
      ei ole otsustatud|otsustamata|vaja otsustada|tuleb otsustada|vajab otsust|vajab otsustamist|ootab otsust|otsustada kas|
      vaja selgitada|vaja välja selgitada|vajab selgitamist|vajab selgitust|vajab täpsustamist|vaja täpsustada|tuleb täpsustada|
      täpsustamata|täpsustamisel|kinnitamata|vajab kinnitust|vajab kinnitamist|vaja kinnitada|vaja küsida|tuleb küsida|küsida kas|
      uurimata|pole uuritud|ei ole uuritud|ei uurinud|pole uurinud|põhjust ei leidnud|ei leidnud põhjust|tundmatu|kahtlus|kahtlane|
      kahtlen|kahtlustan|kahtlustame|kahtlusi|arvatavasti|oletan|oletame|oletatavasti|võib-olla|ehk on|kas peaks|kas peaksime|kas tuleks|
      kas on vaja|kas jätta|huvitav kas|ei saa aru miks|ei saanud aru|küsimus on|lahtine|kokku leppimata|vaja arutada|tuleb arutada|
      vajab arutamist|hüpotees|õhus
    `,
  },
  blocker: {
    en: `
      blocked on|blocked by|blocked until|is blocked|are blocked|stays blocked|stay blocked|blocked|blocks us|blocks everything|blocks all|blocks this|blocks the release|blocks the merge|blocks the deploy*|blocks the rollout|blocks the launch|blocks the work|blocks the rest|blocks the next|
      blocks progress|blocks shipping|blocking us|blocking everything|blocking this|blocking the release|blocking the merge|
      blocking the deploy*|blocking the rollout|blocking the launch|blocking progress|blocking on|waiting for|
      waiting on|awaiting access|awaiting approval|awaiting credentials|stuck on|held up by|on hold until|cannot proceed|can't proceed|
      cannot continue|can't continue|cannot be done without|cannot start|can't start|can't move on|cannot move on|cannot go on|
      before i can|before we can|before it can|until we get|until i get|until they|unless we get|depends on them|can't finish|
      cannot finish|can't complete|cannot complete|cannot be finished|cannot be completed|can't test until|cannot test until|
      can't deploy until|cannot deploy until
    `,
    zh: `
      阻塞|被卡|卡在|等待|受阻|无法继续|依赖外部|卡住|卡着|卡壳|卡死在|被堵|堵在|被挡|被拦|被限制|没法继续|没法推进|没法往下|没法做|没法测|没法上线|没法部署|推不动|推进不了|进行不下去|做不下去|走不下去|动不了|无法推进|无法进行|无法开始|
      无法开展|无法完成|无法部署|无法测试|不能继续|不能推进|不能开始|不能上线|继续不了|开不了工|还在等|正在等|等着|等对方|等审批|等批准|等回复|等权限|等账号|等密钥|等产品|等运维|等后端|等前端|等设计|等客户|等第三方|等上游|等别人|需等|
      需要等|得等|待审批|待批准|待授权|待对方|待上游|没权限|没有权限|缺权限|缺少权限|权限不足|没账号|没拿到|还没拿到|尚未拿到|尚未收到|还没收到|还没给|尚未提供|还没批|未批复|没回复|还没回复|尚未回复|取决于对方|依赖于对方|依赖上游|
      依赖其他团队|受制于|受限于|搁置|停滞|停摆|之前无法|之前不能|之前没法|卡著|等著|等回覆|等後端|未批覆|尚未回覆|受制於|受限於
    `,
    ja: `
      ブロック|待ち|進められない|着手できない|待機中|待っている|待っています|待ってる|待たないと|待つ必要|待たされ|待ちの状態|待ちで|回答待ち|返事待ち|返信待ち|承認待ち|レビュー待ち|許可待ち|申請中|連絡待ち|詰まって|詰まった|行き詰まり|
      行き詰まって|行き詰まった|手詰まり|止まっている|止まっています|止まったまま|停滞|足止め|保留になって|進められず|進められません|進めない|進めません|進めることができ|先に進めない|先に進めません|先へ進めない|進まない|進みません|着手できません|
      着手できず|作業できない|作業できません|続行できない|続けられない|動けない|動けません|身動きが取れ|阻害|阻んで|ネックに|ネックとな|ボトルネック|障害となって|障害になって|壁になって|権限がない|権限がなく|権限がありません|権限が必要|権限が下り|
      アクセスできないため|アカウントがない|鍵がない|もらえるまで|もらうまで|届くまで|届かない|届いていない|下りるまで|下りない|降りるまで|来るまで|来ないと|返ってくるまで|決まるまで|揃うまで|揃わない|出るまで|なるまで進|まで進めない|まで着手|
      までできない|までは着手|ないと進め|ないと先に|ないと着手|ないと始められ
    `,
    de: `
      blockiert|wartet auf|warten auf|gesperrt|geht nicht weiter|erst möglich wenn|blockieren|blockiert durch|ist blockiert|
      sind blockiert|wartet noch auf|warten noch auf|wartet weiter auf|warte noch auf|ich warte|wir warten|abwarten bis|hängen an|
      hängt fest|hängen fest|hänge fest|es hängt|steckt fest|stecke fest|stecken fest|festgefahren|komme nicht weiter|kommen nicht weiter|
      kommt nicht weiter|nicht weiterkommen|kann nicht weiter|können nicht weiter|kann nicht weitermachen|können nicht weitermachen|
      kann erst weiter|können erst weiter|geht erst weiter|erst weiter wenn|kann nicht anfangen|können nicht anfangen|
      kann nicht starten bevor|kann nicht beginnen|nicht möglich bevor|nicht möglich solange|solange das nicht|solange wir nicht|
      solange wir kein*|solange der zugang|ohne den zugang|ohne freigabe|ohne diese freigabe|freigabe fehlt|zugang fehlt|zugriff fehlt|
      fehlt uns der zugang|fehlt noch die freigabe|noch keinen zugang|noch keinen zugriff|noch keine freigabe|kein zugang zu|
      kein zugriff auf|liegt auf eis|auf eis|steht still|liegt still|liegt brach|hält uns auf|hält mich auf|hält alles auf|bremst uns|
      verhindert das weiterarbeiten|im weg steht|steht im weg|angewiesen auf|auf antwort von|antwort von|wartet auf antwort|ausgebremst|
      showstopper
    `,
    es: `
      bloquead*|bloquea|a la espera de|esperando|en espera de|no se puede avanzar|no podemos avanzar|bloqueando|bloquean|bloqueante*|
      atascad*|trabad*|estancad*|parado por|parada por|parados por|parado hasta|parada hasta|parados hasta|frenad*|nos frena|
      en pausa hasta|detenido hasta|detenida hasta|hasta que nos|hasta que llegue*|hasta que tengamos|hasta que haya|hasta que responda*|
      hasta que aprueb*|hasta que alguien|hasta tener|hasta recibir|hasta que el cliente|hasta que el equipo|hasta que el proveedor|
      no puedo avanzar|no puedo seguir|no podemos seguir|no se puede seguir|no puedo continuar|no podemos continuar|no se puede continuar|
      no se puede empezar|no podemos empezar|no puedo empezar|no puedo terminar|no podemos terminar|no se puede terminar|
      no se puede probar hasta|no podemos probar hasta|no puedo probar hasta|no se puede desplegar hasta|no podemos desplegar hasta|
      antes de poder|a espera de|pendiente de aprobación|pendiente de que|pendiente de recibir|pendiente de acceso|pendiente de respuesta|
      pendiente del cliente|pendientes de que|falta que nos|sin acceso a|no tenemos acceso|no tengo acceso|necesitamos acceso|
      necesito acceso|necesitamos que|falta acceso|depende de terceros|depende del proveedor|depende del cliente|depende de que|
      dependemos de|impide avanzar|impide seguir|impide continuar|nos impide|esperamos a|esperamos respuesta|espero respuesta|
      esperamos que|en manos de
    `,
    fr: `
      bloqué*|bloque|en attente d*|on attend|impossible d'avancer|impossible de continuer|bloquent|bloquant|bloquante|bloquants|
      nous bloque|me bloque|ça bloque|bloqué par|en attente des|attend toujours|attend encore|attend la|attend le|attend les|attend que|
      attendent|attendons|on attend que|on attend encore|il faut attendre|attente de|dans l'attente|coincé*|on est coincés|on est bloqués|
      suis bloqué|suis coincé|sommes bloqués|sommes coincés|au point mort|à l'arrêt|suspendu à|suspendue à|gelé tant que|
      tant que nous n'avons pas|tant qu'on n'a pas|tant qu'on n'aura|tant qu'ils|tant qu'elle|ne peut pas avancer|ne peut pas continuer|
      ne peut pas commencer|ne peut pas démarrer|peut pas avancer|peut pas continuer|ne pouvons pas avancer|ne pouvons pas continuer|
      n'avance pas|n'avance plus|impossible d'aller plus loin|impossible de poursuivre|impossible de terminer|impossible de finir|
      impossible de tester sans|impossible sans|on ne peut rien|rien ne peut|empêche d'avancer|empêche de continuer|nous empêche|
      m'empêche|pas d'accès à|pas accès à|pas encore accès|accès pas encore|sans accès|accès manquant|toujours pas reçu|pas encore reçu|
      toujours pas de réponse|pas encore de réponse|dépend de l'équipe|dépend du feu vert|feu vert|dans le camp de|entre les mains de
    `,
    pt: `
      bloquead*|bloqueia|travad*|à espera de|aguardando|esperando|não dá para avançar|não é possível avançar|bloqueando|a bloquear|
      bloqueiam|bloqueante*|emperrad*|encalhad*|empacad*|travando|nos trava|trava tudo|travou em|parado por|parada por|parados por|
      parado até|parada até|parados até|parado à espera|à espera que|à espera do|à espera da|em pausa até|até que nos|até que chegue*|
      até chegar|até chegarem|até receber|até ter|até termos|até que o cliente|até que alguém|até o cliente|até liberarem|até sair a|
      enquanto não|não consigo avançar|não conseguimos avançar|não se consegue avançar|não podemos avançar|não dá pra avançar|
      não dá para continuar|não dá pra continuar|não dá para seguir|não dá pra seguir|não consigo continuar|não podemos continuar|
      não é possível continuar|não consigo seguir|não dá para começar|não podemos começar|não consigo terminar|não dá para terminar|
      não dá para testar até|não dá pra testar até|não podemos publicar até|não dá para publicar até|antes de poder|antes de podermos|
      no aguardo|aguardamos|aguarda o|aguarda a|esperamos por|continuamos à espera|continuo à espera|pendente de aprovação|
      pendente de acesso|pendente de resposta|pendente do cliente|depende da aprovação|depende de terceiros|depende do fornecedor|
      depende do cliente|depende de eles|dependemos de|dependemos do|dependemos da|sem acesso a|sem acesso ao|não temos acesso|
      não tenho acesso|precisamos de acesso|preciso de acesso|precisamos que|falta acesso|falta o acesso|falta liberar|falta liberarem|
      impede de|impedem de|nos impede|impede que|impede o avanço|nas mãos do|nas mãos da|na mão do|na mão da
    `,
    ru: `
      заблокирован*|блокиру*|ждём|ждем|ожидаем|ждет|ждёт|не можем продолжить|нельзя продолжить|блокер|заблочен*|в блоке|стоит из-за|
      стоит пока|стоим из-за|встало из-за|работа стоит|всё стоит|все стоит|всё встало|все встало|упёрлись|уперлись|упёрся|уперся|
      упираемся|упирается в|застряли|застрял|застряла|застряло|застопорил*|зависли на|зависло на|завис на|на паузе из-за|на паузе пока|
      на холде|заморожен*|приостановлен* из-за|приостановлен* до|ждём от|ждем от|ждём пока|ждем пока|ждём когда|ждем когда|ждут|жду|
      жду ответа|жду доступ*|ждать|придётся ждать|придется ждать|остаётся ждать|остается ждать|ожидает|ожидают|ожидается ответ|ожидание|
      до получения|пока не получим|пока не дадут|пока не придёт|пока не придет|пока не придут|пока не пришлют|пока не ответят|
      пока не откроют|пока не будет|пока нет доступа|пока нет ключ*|пока нет ответа|нет доступа|нет доступов|не дали доступ|
      не выдали доступ|не дают доступ|без доступа|без этого никак|без этого дальше|без этого не можем|без него никак|без них никак|
      дальше никак|дальше не пройти|дальше не продвинуться|не продвинуться|не можем двигаться|не могу двигаться|не можем начать|
      не могу начать|не могу продолжить|не можем закончить|не могу закончить|не можем проверить без|невозможно продолжить|нельзя начать|
      нельзя двигаться|мешает продолжить|мешает двигаться|не пускает дальше|тормозит нас|держит нас|зависим от|зависит от команды|
      зависит от решения|мяч на стороне|на согласовании
    `,
    ko: `
      막혀|막힘|차단|대기 중|기다리는|진행할 수 없|블록|막혔|막혀서|막고 있|막는다|막는 중|가로막|걸림돌|걸려 있|걸려있|병목|장벽|멈춰 있|멈춰있|멈춘 상태|멈췄|교착|중단된 상태|보류 중|보류된|보류 상태|대기중|대기 상태|대기하고|
      기다리고|기다려야|기다림|기다리며|기다립니다|응답 대기|승인 대기|회신 대기|답변 대기|리뷰 대기|승인을 받아야|승인이 나야|승인이 필요|허가가 필요|권한이 없|권한이 필요|권한 없|권한을 받아야|권한 부족|계정이 없|키가 없|
      받을 때까지|받기 전까지|받아야 진행|나올 때까지|올 때까지|될 때까지|해결될 때까지|해결되기 전|정해질 때까지|결정될 때까지|끝날 때까지|전에는 진행|없이는 진행|없이는 시작|없으면 진행|없어서 진행|진행 불가|진행이 불가|진행이 안|
      진행을 못|진행하지 못|진행 못|진행할 수가|진행되지 못|나아갈 수 없|나갈 수 없|넘어갈 수 없|시작할 수 없|시작하지 못|시작 못|착수 불가|착수할 수 없|착수하지 못|계속할 수 없|작업할 수 없|작업 불가|완료할 수 없|
      배포할 수 없|테스트할 수 없|외부 의존|블로킹|블로커|블락
    `,
    it: `
      bloccat*|blocca|in attesa di|impossibile procedere|bloccano|bloccante|bloccanti|bloccando|fermo per|ferma per|fermi per|
      fermo finché|ferma finché|fermi finché|fermo su|siamo fermi|è fermo|arenat*|incagliat*|impantanat*|incastrat*|in stallo|
      in sospeso fino|in attesa|attendiamo|attendo|attende il|attende la|aspettiamo|aspettando|aspetto che|aspetto il|aspetto la|
      finché non|fino a quando non|finché il cliente|non si può procedere|non possiamo procedere|non posso procedere|
      non si può proseguire|non possiamo proseguire|non posso proseguire|non si va avanti|non si può andare avanti|
      non possiamo andare avanti|non posso andare avanti|non possiamo continuare|non posso continuare|non si può continuare|
      non possiamo iniziare|non posso iniziare|non si può iniziare|non posso finire|non possiamo finire|non posso completare|
      non possiamo completare|non si può testare finché|non possiamo rilasciare finché|prima di poter|prima che si possa|senza accesso a|
      senza accesso al|non abbiamo accesso|non ho accesso|serve l'accesso|manca l'accesso|mancano gli accessi|mancano le credenziali|
      ci serve da|mi serve da|ci devono dare|devono ancora darci|dipende da terzi|dipende dal cliente|dipende dal fornitore|
      dipende dall'approvazione|dipendiamo da|dipendiamo dal|impedisce di|impediscono di|ci impedisce|ci frena|nelle mani del|
      nelle mani di
    `,
    et: `
      blokeeritud|ootab|blokeerib|blokeerivad|blokeeriv|blokeerija|ootame|ootan|ootavad|seisab kuni|seisab taga|töö seisab|taga kinni|
      oleme kinni|olen kinni|jäi kinni|kinni jäänud|takerdus|takerdunud|takistab|takistavad|takistus|pidurdab|ei saa edasi|ei saa jätkata|
      ei saa alustada|ei saa lõpetada|ei saa valmis teha|ei saa testida enne|ei saa testida kuni|ei saa paigaldada enne|
      ei saa avaldada enne|ei saa teha enne|edasi ei saa|ei pääse edasi|ei liigu edasi|enne kui saame|enne kui saan|kuni saame|
      kuni saabub|kuni klient|kuni keegi|kuni pole|kuni ei ole|seni kuni|ilma selleta ei saa|puudub ligipääs|ligipääs puudub|
      ligipääsu pole|pole ligipääsu|vajame ligipääsu|vajan ligipääsu|vajame kliendilt|vajame neilt|puudub luba|puuduvad õigused|
      sõltub kliendist|sõltub teistest|sõltub tarnijast|sõltume|kliendi taga|teiste taga|teiste käes|kliendi käes|peatatud kuni|ummikus
    `,
  },
  step: {
    en: `
      next|next up|todo|to do|to-do|then|should|need to|needs to|have to|has to|remains to|still to|left to do|follow-up|follow up|later|
      could|consider|plan to|planned|to be done|we will|i will|will be|the best target|what comes next|comes next|to build next|
      next thing|the next|what remains|remains is|what is left|left is|you could|if you want to continue|somebody should|someone should|
      somebody needs to|someone needs to|somebody has to|someone has to|we still need to|we still have to|i still need to|i still have to|
      still needs|still need|still has to|still have to|is still missing|are still missing|is missing still|not yet wired|
      would be good to|would be nice to|i would|i'd suggest|my suggestion|i suggest
    `,
    zh: `
      下一步|接下来|待办|需要|应该|后续|计划|将要|之后|接下去|随后|然后再|下一个|下次|下轮|下一轮|之后再|后面再|后面要|后面还|以后再|以后可以|日后|将来|改天|有空|有时间再|待会|还需要|还需|还要|还得|还差|还缺|还没|仍需|仍要|尚需|
      需再|要再|得先|要先|最好|建议|不妨|可以考虑|可考虑|可以先|可以再|可以试试|试试|打算|想要|应当|该去|要做的是|剩下|余下|剩余|待完成|待处理|待实现|待补|待修|待优化|待测试|待接入|待迁移|补上|补齐|补一下|跟进|收尾|优先做|优先处理|
      尽快|记得|之後|然後再|之後再|後面再|後面要|以後再|以後可以|日後
    `,
    ja: `
      次に|次は|今後|予定|必要がある|べき|残って|次回|次の作業|次のステップ|次には|つぎに|続いて|続けて|続きは|その後|あとは|後は|あとで|後で|後ほど|後日|残りは|残るは|残る作業|残課題|まだ残|まだ必要|必要だ|要対応|する必要|しなければ|
      しなくては|しないといけない|やらないと|すべき|したほうが|した方が|するとよい|すると良い|するといい|するのがよい|するのが良い|できればよい|しておく|しておきたい|してほしい|してください|お願いします|お願いしたい|頼む|検討する|検討を|提案|
      おすすめ|推奨|望ましい|予定です|予定だ|するつもり|これから|ここから|着手する|取り組む|対応する予定|実装する予定|追加する予定|引き続き|継続して|未着手|未実装|未対応|手を付けていない|やり残し|宿題|いずれ|将来的|そのうち|余裕があれば|
      できれば|可能なら
    `,
    de: `
      als nächstes|nächster schritt|danach|noch zu|sollte|sollten|muss noch|müssen noch|geplant|später|nachtragen|als nächster|
      als nächste|als erstes|zuerst noch|noch fehlt|noch fehlen|bleibt noch|bleiben noch|bleibt zu|bleibt nur noch|steht noch aus|
      stehen noch aus|steht an|steht als nächstes|ist noch offen|sind noch offen|noch nicht gemacht|noch nicht umgesetzt|
      noch nicht erledigt|noch machen|noch einbauen|noch ergänzen|noch schreiben|noch testen|noch prüfen|noch anpassen|müsste noch|
      müssten noch|müsste man|müsste jemand|muss jemand|muss man noch|sollte jemand|sollte man|sollten wir|sollte noch|sollten noch|
      soll noch|sollen noch|könnte man|könnte noch|könnten wir|könntest du|kann man noch|kannst du|würde ich|ich würde|wäre gut|
      wäre schön|wäre sinnvoll|wäre nett|wäre besser|es wäre|lohnt sich|würde sich lohnen|am besten|empfehle|mein vorschlag|vorschlag|
      schlage vor|anschließend|im anschluss|darauf folgt|dann noch|demnächst|irgendwann|bei gelegenheit|mittelfristig|langfristig|
      nachziehen|nachholen|weitermachen mit|weiter mit|weiter geht es mit|es geht weiter mit|braucht noch|brauchen noch|benötigt noch|
      wir brauchen noch|wir müssen noch|ich muss noch|wir wollen|wir werden|wird noch|werden noch|vorgesehen|zu erledigen|zu tun|
      wartet darauf
    `,
    es: `
      a continuación|siguiente|luego|después|hay que|falta|pendiente|conviene|habría que|toca|queda por|habrá que|falta por|faltaría|
      faltan por|queda pendiente|quedan pendientes|quedan por|queda la|queda el|toca ahora|ahora toca|lo siguiente es|lo siguiente sería|
      lo próximo es|lo que sigue|lo que queda|lo que falta|lo primero es|lo primero sería|lo primero que|yo empezaría|empezaría por|
      yo haría|yo seguiría|yo probaría|sugiero|recomiendo|propongo|mi propuesta|mi sugerencia|mi recomendación|se recomienda|se sugiere|
      convendría|sería bueno|sería conveniente|sería útil|estaría bien|estaría bueno|vendría bien|valdría la pena|vale la pena|
      merece la pena|merecería la pena|se podría|podríamos|podrías|debería|deberían|deberíamos|tenemos que|tengo que|tendríamos que|
      tendrías que|alguien tiene que|alguien debería|aún necesita|todavía necesita|aún falta|todavía falta|aún faltan|todavía faltan|
      solo falta|sólo falta|por hacer|por implementar|por terminar|por probar|por migrar|sin implementar|está previsto|está planeado|
      vamos a|más adelante|a futuro|pendientes|para después|para la próxima|para mañana|seguir con|continuar con|retomar|
      si quieres continuar|si alguien quiere seguir|en cuanto llegue*|en cuanto tengamos|cuando haya tiempo|me falta|nos falta|me queda|
      nos queda|próximo paso|siguiente paso|tocaría|quedaría por|quedaría
    `,
    fr: `
      ensuite|prochaine étape|puis|il faut|il faudra|il reste à|reste à|à faire|devrait|faudrait|restent à|restent encore|
      ne reste plus qu'à|plus qu'à|il n'y a plus qu'à|il faut encore|faut encore|faudra|faudra encore|faudrait encore|il faudrait|
      va falloir|il va falloir|il faudra encore|on devra|nous devons encore|on doit encore|doit encore|doivent encore|devraient|
      on devrait|tu devrais|vous devriez|quelqu'un devrait|quelqu'un doit|on pourrait|pourrait|pourraient|tu peux|vous pouvez|je ferais|
      je conseille|je recommande|je propose|je suggère|ma suggestion|mon conseil|il serait bon|serait bien|serait utile|il serait utile|
      ce serait bien|vaudrait mieux|il vaudrait|mérite|mériterait|l'idéal serait|l'étape suivante|étape suivante|prochain pas|
      prochaine fois|prochaine chose|la suite|pour la suite|en premier lieu|plus tard|à terme|par la suite|après ça|après quoi|à prévoir|
      prévu de|prévoir|on prévoit|on compte|nous comptons|on va|nous allons|je vais|à terminer|à finir|à compléter|à ajouter|à écrire|
      à brancher|à tester|à corriger|à reprendre|à continuer|à poursuivre|continuer|reprendre|pas encore fait|pas encore branché|
      pas encore implémenté|reste ouvert
    `,
    pt: `
      em seguida|próximo|depois|falta|pendente|convém|precisa|precisamos|é preciso|resta|deve-se|falta fazer|faltam só|ainda faltam|
      ainda precisa|faltaria|fica pendente|ficou pendente|ficaram pendentes|ficaram por|fica para|ficou para|o próximo é|o próximo passo|
      o passo seguinte|o que falta|o que resta|a seguir|o primeiro é|a primeira coisa|eu começaria|começaria por|eu faria|eu seguiria|
      eu tentaria|sugiro|recomendo|proponho|minha sugestão|minha proposta|minha recomendação|recomenda-se|sugere-se|conviria|seria bom|
      seria ótimo|seria legal|seria útil|seria conveniente|valeria a pena|vale a pena|dava jeito|poderíamos|poderia-se|podia-se|deveria|
      deveriam|deveríamos|devia|temos que|temos de|tenho que|tenho de|tem que|tem de|vai ser preciso|vai precisar|será preciso|
      será necessário|é necessário|alguém precisa|alguém deveria|por fazer|por implementar|por terminar|por testar|por migrar|
      por concluir|a fazer|a implementar|está previsto|está planejado|está planeado|vamos|mais tarde|no futuro|futuramente|para depois|
      para a próxima|para amanhã|pra amanhã|continuar com|seguir com|retomar|se quiser continuar|se alguém quiser continuar|
      assim que chegar*|assim que tivermos|assim que sair|quando der|quando houver tempo|quando destravar|me falta|nos falta|
      próxima etapa|próximos passos|precisaria
    `,
    ru: `
      дальше|затем|следующ*|потом|надо|нужно|осталось|предстоит|планируем|стоит|следует|остаётся только|остается только|ещё надо|еще надо|
      ещё нужно|еще нужно|ещё предстоит|еще предстоит|ещё не сделано|еще не сделано|ещё не подключ*|еще не подключ*|ещё не реализ*|
      еще не реализ*|надо ещё|надо еще|нужно ещё|нужно еще|нужно будет|надо будет|надо бы|нужно бы|необходимо|требуется|придётся|придется|
      хорошо бы|неплохо бы|было бы неплохо|было бы хорошо|стоило бы|имеет смысл|есть смысл|следовало бы|лучше всего|советую|рекомендую|
      рекомендуем|рекомендуется|предлагаю|предлагается|моё предложение|мое предложение|я бы|можно бы|можно было бы|можно ещё|можно еще|
      можешь|можете|кому-то надо|кому-то нужно|кто-то должен|следующим шагом|следующий шаг|на очереди|в очереди|в планах|по плану|
      планирую|планируется|запланирован*|собираемся|собираюсь|хотим|хотелось бы|будем|буду|займёмся|займемся|после этого|после чего|позже|
      позднее|в дальнейшем|в будущем|на потом|в следующий раз|завтра|доделать|дописать|допилить|довести до|доработать|добавить|проверить|
      подключить|продолжить|продолжить с|начать с|не хватает ещё|не хватает еще|пока не хватает|пока не готово
    `,
    ko: `
      다음|이후|그다음|해야|필요하다|필요함|남아|예정|할 것|다음에는|다음으로|다음번|다음은|이어서|계속해서|그 후|그 뒤|그런 다음|그리고 나서|나중에|추후|앞으로|향후|언젠가|후속|아직 안|아직 못|아직 남|남은|남았|남겨|해야 하는|
      해야 할|해야할|해야 됨|해야 된|해야 합|해야 함|필요가 있|필요합니다|필요하며|필요해|필요한 작업|필요 있|하면 된다|하면 됨|하면 됩니다|하면 좋|하는 게 좋|하는 것이 좋|하는 편이|해보면|해 보면|해볼|해 볼|하고 싶|했으면|
      바란다|권장|추천|제안|고려|검토해|계획이다|계획임|예정이다|예정임|예정입니다|할 예정|할 계획|하려고|하려 한|할게|해 주세요|해주세요|해줘|부탁|먼저 해|우선은|시급|서둘러|마무리|보완|보강|미구현|미완료|미착수|미적용|계속 진행|
      이어받
    `,
    it: `
      poi|in seguito|prossimo passo|manca|resta da|rimane da|da fare|bisogna|occorre|dovrebbe|converrebbe|mancano ancora|manca da|
      resta solo|rimane solo|rimane|restano|rimangono|è ancora da|sono ancora da|va ancora|vanno ancora|va fatto|va fatta|va aggiunto|
      va aggiunta|va scritto|va testato|va corretto|va sistemato|vanno aggiunti|vanno fatti|da implementare|da testare|da sistemare|
      da migrare|da rivedere|da aggiungere|il passo successivo|prossimi passi|la prossima cosa|prossimo|prossima|prossimamente|
      la prima cosa|per prima cosa|come prima cosa|io farei|farei|io partirei|partirei da|comincerei da|inizierei da|proverei a|
      suggerisco|consiglio di|raccomando|propongo|la mia proposta|il mio consiglio|il mio suggerimento|si consiglia|si raccomanda|
      si suggerisce|sarebbe bene|sarebbe bello|sarebbe utile|sarebbe opportuno|sarebbe meglio|sarebbe il caso|conviene|varrebbe la pena|
      vale la pena|si potrebbe|si può poi|potremmo|potresti|potrebbe essere utile|dovremmo|dovresti|dovremo|bisognerebbe|bisognerà|
      occorrerà|occorrerebbe|servirebbe|serve ancora|servirà|dobbiamo ancora|devo ancora|deve ancora|devono ancora|abbiamo ancora da|
      ho ancora da|qualcuno deve|qualcuno dovrebbe|tocca|tocca a|ora tocca|adesso tocca|c'è da|ci sarebbe da|restano solo|più avanti|
      in futuro|per dopo|per domani|domani|successivamente|dopodiché|continuare con|proseguire con|riprendere da|riprendere|
      se vuoi continuare|se qualcuno vuole continuare|appena arriva|appena abbiamo|quando c'è tempo|previsto|pianificato|in programma|
      è previsto|mi manca|ci manca|non dimenticare di
    `,
    et: `
      järgmine|seejärel|vaja|tuleb|järgmisena|järgmiseks|järgmine samm|järgmised sammud|edasi tuleb|edasi teha|edasi võiks|edasi|
      siis tuleb|siis võib|pärast seda|esmalt tuleb|kõigepealt tuleb|esimese asjana|esimesena tuleb|tuleb veel|tuleb teha|tuleb lisada|
      tuleb parandada|tuleb üle vaadata|tuleks|tuleks veel|vaja on|on vaja|vaja veel|oleks vaja|vaja teha|vaja lisada|vaja parandada|
      vaja testida|vaja üle vaadata|vaja kirjutada|tahab veel|veel vaja|veel tegemata|tegemata|lisamata|testimata|kirjutamata|jääb teha|
      jäi teha|jäi tegemata|jääb veel|jäänud on|puudu on|on veel puudu|puudub veel|peaks|peaks veel|peaksime|peaksid|võiks|võiks veel|
      võiks teha|võiksime|võiksid|võib hiljem|tasuks|tasub|tasub proovida|oleks hea|oleks tore|oleks mõistlik|oleks kasulik|soovitan|
      soovitaksin|soovitame|minu soovitus|minu ettepanek|pakun välja|teeksin|mina teeksin|mina alustaksin|alustaksin|jätkaksin|proovin|
      proovime|plaanis|plaanis on|on plaanis|kavas on|plaanime|hiljem|edaspidi|tulevikus|homme|homseks|järgmisel korral|keegi peab|
      keegi peaks|jätka|jätkata|kui tahad jätkata|kui keegi jätkab|kui saabub|niipea kui|kui aega on|ootab tegemist|ei ole veel tehtud|
      pole veel tehtud|lõpetada|hakata
    `,
  },
  /** An item that is over, where open ones stand. */
  over: {
    en: `
      done|completed|complete|finished|fixed|resolved|solved|shipped|closed|mitigated|answered|obsolete|no longer needed|already done|
      landed|merged|dropped|cancelled|canceled|won't do|wontfix|abandoned|declined|superseded
    `,
    zh: `
      已完成|完成|已修复|已解决|已关闭|搞定|搞定了|做完|做完了|弄完|弄好了|修好了|修完|已修|修掉了|已处理|处理完|已上线|已合并|已合入|已搞定|已实现|已完结|已结束|已结案|已答复|已确认|已决定|不再需要|不需要了|已作废|已取消|已过时|已废弃|
      已失效|已删除|已清理|解决了|完成了|已发布|跑通了|没问题了|已答覆
    `,
    ja: `
      完了|済|済み|対応済み|解決済み|修正済み|終わった|終わりました|終了|終了済|解決した|解決しました|直した|直りました|直った|修正した|修正しました|対応した|対応しました|対応完了|実装済み|マージ済み|リリース済み|クローズ|クローズ済み|回答済み|
      決定済み|確認済み|不要になりました|もう不要|片付いた|片付きました|完了した|完了しました|処理済み|削除済み|取り下げ|廃止済み|なくなった
    `,
    de: `
      erledigt|fertig|behoben|gelöst|abgeschlossen|geklärt|gemacht|umgesetzt|implementiert|repariert|gefixt|bereinigt|gemergt|gemerged|
      ausgeliefert|beantwortet|hinfällig|obsolet|überholt|nicht mehr nötig|nicht mehr relevant|nicht mehr notwendig|bereits erledigt|
      schon erledigt|ist erledigt|ist durch|abgehakt|vom tisch|gestrichen|entfällt|geschafft|eingebaut|beseitigt|aus der welt|geschlossen|
      schon gemacht|bereits umgesetzt
    `,
    es: `
      hecho|listo|resuelto|completado|terminado|arreglado|hecha|hechas|listos|resuelta|resueltos|resueltas|completada|completados|
      completadas|terminada|terminados|terminadas|arreglada|arreglados|arregladas|corregido|corregida|corregidos|corregidas|solucionado|
      solucionada|solucionados|cerrado|cerrada|cerrados|finalizado|finalizada|mitigado|mitigada|entregado|entregada|implementado|
      implementada|fusionado|fusionada|mergeado|mergeada|desplegado|desplegada|respondido|respondida|contestado|contestada|aclarado|
      aclarada|obsoleto|obsoleta|superado|superada|ya no aplica|ya no hace falta|ya no es necesario|ya está|ya está hecho|ya hecho|
      ya resuelto|ya funciona|ya corregido|ya arreglado
    `,
    fr: `
      fait|terminé|résolu|corrigé|réglé|clos|faite|faits|faites|terminée|terminés|terminées|achevé|fini|finie|bouclé|bouclée|résolue|
      résolus|résolues|corrigée|corrigés|corrigées|réglée|réglés|réglées|close|livré|livrée|fusionné|mergé|répondu|obsolète|caduc|caduque|
      plus nécessaire|plus d'actualité|n'est plus nécessaire|déjà fait|déjà corrigé|c'est fait|c'est réglé|c'est bon|tranché|décidé|
      abandonné|sans objet|levé|levée|fermé|fermée|réalisé|réalisée|effectué|éliminé
    `,
    pt: `
      feito|pronto|resolvido|concluído|corrigido|fechado|feita|feitos|feitas|prontos|pronta|prontas|resolvida|resolvidos|resolvidas|
      concluída|concluídos|concluídas|concluido|terminado|terminada|completo|completado|corrigida|corrigidos|corrigidas|consertado|
      consertada|arrumado|arrumada|fechada|fechados|encerrado|encerrada|finalizado|finalizada|mitigado|mitigada|entregue|entregues|
      implementado|implementada|mesclado|mesclada|mergeado|implantado|respondido|respondida|esclarecido|esclarecida|obsoleto|obsoleta|
      superado|superada|já não se aplica|não se aplica mais|não é mais necessário|não precisa mais|já está|já feito|já foi feito|
      já resolvido|já funciona|já corrigido|já está feito
    `,
    ru: `
      готово|сделано|решено|исправлено|закрыто|выполнено|готов|готова|готовы|сделан|сделана|сделаны|решён|решен|решена|решены|исправлен|
      исправлена|исправлены|закрыт|закрыта|закрыты|выполнен|выполнена|выполнены|завершено|завершён|завершен|завершена|закончено|
      реализовано|реализована|реализован|починено|починен|починили|пофикшено|пофиксил|устранено|устранена|устранён|устранен|снято|снят|
      снята|влито|смержено|отвечено|выяснено|выяснили|неактуально|не актуально|больше не актуально|больше не нужно|уже не нужно|
      уже не актуально|уже сделано|уже готово|уже решено|уже исправлено|отпало|вычеркнуто|снято с повестки
    `,
    ko: `
      완료|완료됨|해결|해결됨|수정됨|끝남|끝났|끝냈|끝낸|마쳤|마무리됨|마무리했|처리됨|처리했|처리 완료|해결했|해결 완료|고침|고쳤|수정 완료|수정했|반영됨|반영 완료|배포됨|머지됨|병합됨|닫힘|종결|답변됨|결정됨|확인됨|확인 완료|
      더 이상 필요|필요 없어|불필요해|폐기됨|취소됨|해냄
    `,
    it: `
      fatto|risolto|completato|terminato|corretto|chiuso|fatta|fatti|fatte|risolta|risolti|risolte|completata|completati|completate|
      terminata|terminati|terminate|finito|finita|finiti|finite|concluso|conclusa|conclusi|concluse|corretta|corretti|sistemato|sistemata|
      sistemati|aggiustato|riparato|chiusa|chiusi|chiuse|pronto|pronta|pronti|consegnato|consegnata|rilasciato|rilasciata|implementato|
      implementata|mergiato|mergiata|unito|mitigato|mitigata|risposto|chiarito|chiarita|obsoleto|obsoleta|superato|superata|
      ormai superato|non serve più|non è più necessario|non più necessario|non vale più|già fatto|già fatta|già risolto|già risolta|
      già corretto|già sistemato|già a posto|a posto|ok
    `,
    et: `
      valmis|tehtud|lahendatud|tehtud sai|sai tehtud|sai valmis|on tehtud|on valmis|juba tehtud|juba valmis|juba lahendatud|
      juba parandatud|parandatud|korras|korda tehtud|sai korda|lõpetatud|suletud|kinni|täidetud|rakendatud|leevendatud|vastatud|
      selgitatud|aegunud|pole enam vaja|ei ole enam vaja|enam pole vaja|enam ei kehti|ei kehti enam|mergitud|paigaldatud|avaldatud|ok
    `,
  },
  created: {
    en: `
      add|adds|added|adding|create|creates|created|creating|new|wrote|written|introduce|introduced|introduces|implemented|implement|built|
      scaffolded|generated|drafted|drew up|set up|authored|laid down|produced
    `,
    zh: '新增|新建|创建|添加|新写|编写|加入|新|新加|新加了|增加了|增设|新设|写了|写好|写出|建了|搭建|搭了|做了一个|新做|产出|起草|撰写|引入|补了一个|创建了|添加了',
    ja: `
      新規|作成|追加|新設|書いた|実装|追加した|追加しました|作成した|作成しました|作った|作りました|新しく|新たに|書きました|書き起こし|実装した|実装しました|生成した|生成し|用意した|用意しました|設けた|設けました|立てた|起こした|導入した|
      導入しました|導入|起草|足した|足しました|加えた|加えました|こしらえ
    `,
    de: `
      neu|neue|neuer|neues|erstellt|angelegt|hinzugefügt|geschrieben|ergänzt|eingeführt|neu geschrieben|neu erstellt|implementiert|
      aufgesetzt|hinzugekommen|neuem|neuen|neu angelegt|neu hinzugefügt|neu eingeführt|neu gebaut|neu aufgesetzt|neu dazu|
      neu hinzugekommen|dazugekommen|dazu gekommen|gebaut|aufgebaut|erzeugt|generiert|entworfen|verfasst|entstanden|neue datei|
      neue dateien|neues modul|neues skript|neuer test|von grund auf|geschaffen|eingeführt wurde|habe angelegt|habe geschrieben|
      habe erstellt|legte an|lege an|legt an|schrieb|schreibe|erstellte|erstellen
    `,
    es: `
      nuevo|nueva|nuevos|nuevas|creado|creada|creados|creamos|creé|añadido|añadida|añadí|agregado|agregada|agregué|escrito|escrita|
      escribí|se creó|se añadió|se agregó|se escribió|se crearon|se añadieron|creación de|creadas|creó|añadidos|añadidas|añadimos|añadió|
      agregados|agregadas|agregamos|agregó|escritos|escritas|escribimos|se escribieron|se agregaron|generé|generamos|se generó|
      se generaron|implementad*|implementé|implementamos|se implementó|se implementaron|introducido|introducida|introduje|introdujimos|
      se introdujo|redactad*|redacté|se redactó|construí|construimos|se construyó|incorporad*|incorporé|se incorporó|desarrollad*|
      desarrollé|se desarrolló|diseñé|diseñad*|monté|armé|creación del
    `,
    fr: `
      nouveau|nouvelle|nouveaux|nouvelles|créé|créée|créés|créées|ajouté|ajoutée|ajoutés|écrit|écrite|création|ajout|j'ai créé|
      j'ai ajouté|j'ai écrit|rédigé|rédigée|nouveau fichier|ajoutées|ajoute|ajoutons|on a ajouté|nous avons ajouté|on a créé|
      nous avons créé|crée|créer|écrits|écrites|on a écrit|nous avons écrit|rédigés|rédigées|construit|construite|généré|générée|générés|
      introduit|introduite|introduits|introduction de|mis en place|mise en place|mis sur pied|monté|implémenté|implémentée|implémentés|
      conçu|conçue|nouvel|nouveau module|nouveau script|nouveau test|nouveaux fichiers|nouveau composant|tout neuf|toute neuve|de zéro|
      j'ai rédigé|j'ai mis en place|j'ai construit|j'ai introduit|flambant neuf|naissance de|apparu|apparue
    `,
    pt: `
      novo|nova|novos|novas|criado|criada|criados|criei|criamos|adicionado|adicionada|adicionei|escrito|escrita|escrevi|foi criado|
      foi criada|foram criados|criação de|nova versão de|criadas|criou|adicionados|adicionadas|adicionamos|adicionámos|adicionou|
      acrescentad*|acrescentei|acrescentámos|acrescentamos|escritos|escritas|escrevemos|gerei|geramos|foi gerado|foram gerados|
      implementad*|implementei|implementamos|implementámos|introduzid*|introduzi|redigid*|redigi|construíd*|construí|construímos|
      incorporad*|incorporei|desenvolvid*|desenvolvi|desenvolvemos|desenhei|montei|criámos|criação do|criação da
    `,
    ru: `
      новый|новая|новое|новые|создан|создана|создано|созданы|создал|создали|добавлен|добавлена|добавлено|добавил|добавили|написан|
      написана|написал|завёл|добавила|добавлены|создала|создаём|создаем|создание|написала|написали|написано|написаны|завела|завели|завел|
      заведён|заведен|заведена|заведено|появился|появилась|появилось|появились|реализовал|реализовала|реализовали|реализован|реализована|
      реализовано|реализованы|сгенерирован|сгенерирована|сгенерировано|сгенерировал|построен|построена|построил|сделал новый|сделал новую|
      сделали новый|новый файл|новые файлы|новый модуль|новый скрипт|новый тест|с нуля|собрал|собрали|собран|ввёл|ввел|ввели|введён|
      введен|введена|набросал|накидал|накидали|составил|составлен|составили|положил|положили|сочинил|внедрил|внедрили|внедрён|внедрен
    `,
    ko: '신규|새로|새로운|생성|추가|작성|만들|새 파일|새로이|신설|만들었|만듦|작성했|작성함|추가했|추가함|추가됨|생성했|생성함|생성됨|구현했|구현함|도입했|썼습니다|넣었|초안|구축|세웠',
    it: `
      nuovo|nuova|nuovi|nuove|creato|creata|creati|aggiunto|aggiunta|aggiunti|scritto|scritta|create|creai|aggiunte|scritti|scritte|
      ho generato|abbiamo generato|implementat*|introdott*|inserit*|redatt*|costruit*|sviluppat*|realizzat*|ho preparato|predispost*|
      ho montato|impostato da zero|creazione di|creazione del|creazione della
    `,
    et: `
      uus|loodud|lisatud|uued|loodi|lõin|lõime|lisati|lisasin|lisasime|lisandus|lisandusid|kirjutatud|kirjutasin|kirjutasime|kirjutati|
      tekitatud|tekitasin|tegin uue|tegime uue|sai uue|koostatud|koostasin|koostati|genereerisin|rakendatud|rakendasin|realiseeritud|
      realiseerisin|juurutatud|ehitatud|ehitasin|arendatud|arendasin|tutvustatud|püsti pandud|panin püsti|üles seatud|seadsin üles|
      uue faili
    `,
  },
  modified: {
    en: `
      update*|modif*|fix|fixes|fixed|fixing|change|changes|changed|rewrote|rewritten|reworked|refactor*|moved|renamed|regenerated|deleted|
      removed|dropped|split|edited|extended|extends|hardened|strengthened|tightened|patched|adjusted|tweaked|cleaned|cleaned up|replaced|
      swapped|migrated|converted|switched|simplified|improved|bumped|hooked|wired|connected|corrected|repaired|reverted|merged|folded|
      pulled|extracted|trimmed|narrowed|widened|raised|lowered|enabled|disabled|documented|touched|expose*|now|reworded|restored|rebuilt|
      ported|upgraded|unified|expanded|enhanced|integrated|aligned|registered|guarded|wrapped|exercises|supersede*|shrunk|cut|inlined|
      marked|resolved|solved|synced|refreshed|struck|revised|adapt*|amended|augmented|rewired|relocated|consolidated|deduplicated|
      memoized|normalized|normalised|optimized|optimised|parallelized|parallelised|parametrized|polished|reorganised|reorganized|
      restructured|reshaped|sped up|speeds up|streamlined|throttled|debounced|tuned|unwound|vectorized|adds to|now uses|retired|rerouted|
      repointed|downgraded|deprecated|reformatted|rebased|redesigned|redid|reordered|exported|mounted|imported
    `,
    zh: `
      修改|更新|修复|重构|调整|改为|改成|改|删除|移除|移动|重命名|优化|替换|迁移|扩展|完善|拆分|同步|改进|改写|重写|接入|整理|替换为|升级|合并|抽取|精简|修正|补充|改了|改好|改动|改过|改造|改良|改进了|改名|改回|变更|调整了|更改|
      更换|更正|订正|校正|纠正|修好|修了|修掉|修补|修订|修缮|补全|加固|强化|增强|简化|精炼|清理|清掉|去掉|去除|删掉|删了|移到|挪到|挪了|搬到|搬移|迁到|换成|换为|切换到|切到|抽出|提取|拆成|拆出|合并到|并入|统一为|归并|重写了|
      重做|重新实现|重新整理|适配|接上|接通|打通|挂载|启用|禁用|关闭了|打开了|升到|降到|降级|回退|润色|注释掉|扩充|扩大|缩小|拓展
    `,
    ja: `
      修正|更新|変更|改修|リファクタ|削除|移動|改名|リネーム|置き換え|対応|調整|改善|分割|拡張|改良|手直し|書き換え|書き直し|差し替え|統合|移行|整理|見直し|組み込|直した|直しました|直して|変えた|変えました|変更した|改めた|改めました|
      改善した|改訂|改定|改変|改造|手を入れ|手を加え|いじった|書き直した|書き換えた|書き足し|追記|加筆|補った|補強|強化|補完|簡素化|簡略化|整えた|整備|片付け|清掃|掃除|クリーンアップ|取り除|取り外|外しました|消した|消しました|除去|撤去|
      廃止|移した|移しました|動かした|切り出し|切り出した|切り分け|切り替え|切り替えた|抜き出し|抽出|分けた|分離|まとめた|一本化|共通化|揃えた|合わせた|寄せた|差し込|組み込んだ|繋いだ|つないだ|繋ぎ込み|つなぎ込み|接続した|登録した|有効化|
      無効化|引き上げ|引き下げ|戻した|戻しました|復元|入れ替え|置換|アップデート|アップグレード|バージョンアップ|最適化|高速化|チューニング|型付け|刷新|作り直し|作り直した|再実装|再構成|再編
    `,
    de: `
      geändert|aktualisiert|angepasst|korrigiert|behoben|umgebaut|überarbeitet|erweitert|verschoben|umbenannt|gelöscht|entfernt|ersetzt|
      aufgeteilt|repariert|umgestellt|gehärtet|verbessert|refaktoriert|nachgezogen|eingebaut|ausgebaut|eingefügt|eingerichtet|
      vereinheitlicht|vereinfacht|ausgelagert|herausgezogen|umgeschrieben|portiert|migriert|bereinigt|aufgeräumt|ausgetauscht|getauscht|
      eingetragen|abgesichert|optimiert|beschleunigt|nachgerüstet|integriert|registriert|angeschlossen|dokumentiert|umgezogen|
      umformuliert|zusammengeführt|zusammengefasst|umgebogen|umgehängt|umgebaut auf|umgerüstet|ausgerüstet|ausgeräumt|nachgebessert|
      verändert|modifiziert|editiert|bearbeitet|gefixt|ausgebessert|geflickt|gepatcht|entschlackt|verschlankt|gekürzt|verlängert|
      verschärft|gelockert|gesenkt|erhöht|angehoben|verfeinert|abgeändert|umgearbeitet|umsortiert|umgeordnet|neu sortiert|neu geordnet|
      neu strukturiert|umstrukturiert|zerlegt|gesplittet|getrennt|zusammengelegt|vereint|verallgemeinert|entkoppelt|verdrahtet|verkabelt|
      angebunden|angehängt|eingebunden|eingehängt|eingeschaltet|ausgeschaltet|aktiviert|deaktiviert|abgeschaltet|abgelöst|herausgenommen|
      rausgenommen|rausgeworfen|gestrichen|weggeworfen|zurückgebaut|zurückgenommen|wiederhergestellt|hochgezogen|angehoben auf|
      aktualisiere|ändert|änderte|passt an|passte an|erweitert um|ergänzt um|abgespeckt|gestrafft|geglättet|formatiert|umformatiert|
      kommentiert|nachgetragen|fortgeschrieben|benutzt jetzt|nutzt jetzt|verwendet jetzt|liest jetzt|schreibt jetzt|prüft jetzt|
      gibt jetzt|verschlüsselt jetzt|wirft jetzt|läuft jetzt über|kann jetzt|jetzt mit|angefasst
    `,
    es: `
      actualizad*|modificad*|corregid*|arreglad*|cambiad*|refactorizad*|movid*|renombrad*|eliminad*|borrad*|reemplazad*|ampliad*|ajustad*|
      mejorad*|reescrit*|dividid*|actualicé|corregí|arreglé|cambié|moví|ajusté|se modificó|se actualizó|se cambió|se corrigió|se arregló|
      se movió|se eliminó|se reemplazó|se refactorizó|se ajustó|modifiqué|refactoricé|reescribí|eliminé|reemplacé|cambio en|corrección en|
      corrección de|actualizamos|corregimos|arreglamos|cambiamos|movimos|ajustamos|modificamos|eliminamos|reemplazamos|refactorizamos|
      reescribimos|renombré|renombramos|se renombró|se reescribió|se dividió|se borró|se quitó|se actualizaron|se corrigieron|
      se modificaron|se cambiaron|se movieron|se eliminaron|se ajustaron|se arreglaron|se refactorizaron|quité|quitamos|quitad*|borré|
      borramos|dividí|separé|extraíd*|extraje|se extrajo|solucioné|solucionamos|solucionad*|se solucionó|resolví|resolvimos|resuelt*|
      se resolvió|reparad*|reparé|mejoré|mejoramos|se mejoró|optimizad*|optimicé|se optimizó|simplificad*|simplifiqué|se simplificó|
      limpiad*|limpié|reorganizad*|reorganicé|reestructurad*|reestructuré|sustituid*|sustituí|se sustituyó|migrad*|migré|migramos|
      se migró|adaptad*|adapté|se adaptó|integrad*|integré|se integró|conecté|convertid*|convertí|se convirtió|activé|desactivé|habilité|
      unificad*|unifiqué|se unificó|parchead*|parcheé|retocad*|retoqué|toqué|tocamos|revertid*|revertí|documenté|amplié|se amplió|
      extendid*|extendí|reforzad*|reforcé|endurecid*|reducid*|reduje|fusionad*|consolidad*|traducid*|traduje|formatead*|editad*|edité|
      se editó|pulid*|rehice|rehecho|rediseñad*|ahora usa|ahora usan|ahora valida|ahora devuelve|cambios en|ajustes en|arreglo en|
      mejoras en|refactor de
    `,
    fr: `
      modifié*|mis à jour|mise à jour|corrigé*|changé*|refactoré*|refactorisé*|déplacé*|renommé*|supprimé*|remplacé*|étendu*|ajusté*|
      amélioré*|réécrit*|découpé*|modification de|correction de|refonte de|j'ai modifié|j'ai corrigé|adapté*|retouché*|nettoyé*|
      simplifié*|migré*|branché*|intégré*|remanié*|refondu*|refait*|revu|revue|revus|repris|reprise|rectifié*|réparé*|rapiécé*|patché*|
      édité*|actualisé*|rafraîchi*|complété*|enrichi*|allongé*|raccourci*|réduit*|augmenté*|abaissé*|relevé*|élargi*|restreint*|durci*|
      renforcé*|assoupli*|affiné*|peaufiné*|poli|optimisé*|accéléré*|allégé*|épuré*|rangé*|réorganisé*|restructuré*|réordonné*|séparé*|
      scindé*|éclaté*|divisé*|extrait*|factorisé*|fusionné*|regroupé*|unifié*|harmonisé*|uniformisé*|généralisé*|converti*|porté*|
      transformé*|basculé*|passé à|passé en|rétabli*|restauré*|remis*|annulé*|retiré*|enlevé*|ôté*|effacé*|activé*|désactivé*|câblé*|
      raccordé*|relié*|connecté*|enregistré*|exposé*|protégé*|sécurisé*|documenté*|commenté*|reformulé*|traduit*|reformaté*|touché|
      touchée|touchés|utilise maintenant|utilise désormais|lit maintenant|lit désormais|renvoie maintenant|renvoie désormais|
      gère maintenant|gère désormais|accepte maintenant|accepte désormais|désormais|j'ai changé|j'ai remplacé|j'ai déplacé|j'ai renommé|
      j'ai supprimé|j'ai réécrit|j'ai adapté|j'ai mis à jour|on a modifié|on a corrigé|on a changé|nous avons modifié|nous avons corrigé|
      modifications dans|modifications sur|changement dans|changements dans|modifie|corrige
    `,
    pt: `
      atualizad*|modificad*|alterad*|corrigid*|ajustad*|mudad*|refatorad*|movid*|renomead*|removid*|apagad*|substituíd*|ampliad*|
      melhorad*|reescrit*|dividid*|atualizei|corrigi|ajustei|mudei|alterei|modifiquei|refatorei|movi|removi|reescrevi|alteração em|
      correção em|correção de|adaptad*|integrad*|migrad*|simplificad*|foi alterado|foi atualizado|atualizamos|atualizámos|corrigimos|
      ajustamos|ajustámos|mudamos|mudámos|alteramos|alterámos|modificamos|modificámos|refatoramos|refatorámos|movemos|removemos|
      reescrevemos|renomeei|renomeamos|apaguei|apagamos|excluí|excluíd*|deletei|deletad*|tirei|tirad*|retirei|retirad*|substituí|
      substituímos|troquei|trocamos|trocad*|consertei|consertad*|arrumei|arrumad*|mexi|mexemos|mexid*|resolvi|resolvemos|resolvid*|
      reparad*|reparei|melhorei|melhoramos|otimizad*|otimizei|simplifiquei|limpei|limpad*|reorganizad*|reorganizei|reestruturad*|
      reestruturei|migrei|migramos|adaptei|integrei|integramos|conectei|liguei|convertid*|converti|ativei|desativei|habilitei|unificad*|
      unifiquei|revertid*|reverti|documentei|ampliei|estendid*|estendi|reforçad*|reforcei|reduzid*|reduzi|consolidad*|mesclad*|traduzid*|
      traduzi|formatad*|editad*|editei|polid*|refeito|refeita|refiz|redesenhad*|extraíd*|extraí|separei|dividi|passou a usar|agora usa|
      agora valida|agora retorna|agora devolve|mudança em|mudanças em|alterações em|ajuste em|ajustes em|correções em|refatoração de|
      refatoração do
    `,
    ru: `
      обновл*|поменял*|обновил*|изменён*|изменен*|изменил*|исправл*|исправил*|переписа*|рефакторинг*|отрефактор*|перенес*|перемещ*|
      переименова*|удал*|заменен*|заменён*|заменил*|расширен*|расширил*|поправил*|доработ*|разделен*|разбит*|правк*|улучш*|внёс изменения|
      внесены изменения|внесены правки|поправлен*|подключил*|подключен*|упростил*|упрощен*|вынес*|убрал*|убран*|настроен*|починил*|
      починен*|адаптирован*|перевёл|переведен*|измени|менял|меняли|править|правил|правили|отредактир*|подправ*|подкрут*|подкорректир*|
      скорректир*|откорректир*|пофикс*|залатал*|переделал*|переделан*|переработ*|перепил*|перекроил*|переехал*|переведён*|перевели|
      перенёс|перевешен*|переключ*|перестро*|перегрупп*|переупоряд*|реорганизован*|реструктур*|разделил*|разделён*|разбил*|распилил*|
      распилен*|расщепил*|выделил*|выделен*|извлек*|извлёк|объедин*|слил|слили|слито|слит|свёл|свел|свели|унифицир*|обобщ*|упрост*|
      сократил*|сокращен*|сокращён*|урезал*|почистил*|почищен*|вычистил*|очищен*|причес*|прибрал*|ускор*|оптимизир*|усилен*|усилил*|
      ужесточ*|ослаб*|смягч*|повысил*|повышен*|понизил*|понижен*|увелич*|уменьш*|включил*|включён*|включен*|отключ*|выключ*|выпилил*|
      выпилен*|вырезал*|вычеркн*|подмен*|прикрутил*|прикручен*|встроил*|встроен*|интегрир*|связал*|зарегистрир*|прописал*|прописан*|
      дописал*|дописан*|дополн*|допил*|докрут*|задокументир*|описал*|защитил*|защищен*|обернул*|откатил*|восстанов*|вернул*|мигрир*|
      портирова*|адаптир*|теперь использует|теперь читает|теперь пишет|теперь возвращает|теперь проверяет|теперь принимает|теперь умеет|
      теперь|настроил*|затронут*|внёс правки|внес правки|правки в|изменения в
    `,
    ko: `
      수정|변경|업데이트|갱신|리팩터링|리팩토링|이동|이름 변경|삭제|제거|교체|확장|개선|조정|분리|고침|고쳤|보완|재작성|통합|마이그레이션|정리|연결|적용|개편|바꿈|바꿨|고쳐|고친|바꾸었|바꿔|바꾼|변경했|변경함|수정했|수정함|수정됨|
      업데이트했|업데이트함|갱신했|손봤|손봄|손질|다듬|다시 씀|다시 썼|다시 작성|새로 고|옮겼|옮김|옮긴|이전했|이관|분할|쪼갰|쪼갬|나눴|나눔|추출|빼냈|뺐다|합쳤|합침|병합|통합했|일원화|공통화|교체했|치환|전환|바로잡|정정|보정|
      교정|보강|단순화|간소화|정돈|청소|제거했|삭제했|지웠|지움|없앴|없앰|늘렸|늘림|줄였|줄임|올렸|내렸|되돌렸|복원|활성화|비활성화|연동|붙였|붙임|끼워|최적화|고도화|튜닝|업그레이드|다운그레이드|재구성|재구현|재편|개조|개정|
      이름을 바꿈|이름을 바꿨|리네임|리팩터|리팩토
    `,
    it: `
      modificat*|aggiornat*|corrett*|cambiat*|spostat*|rinominat*|rimoss*|eliminat*|sostituit*|esteso|migliorat*|riscritt*|sistemat*|
      tolto|tolta|tolti|tolte|cancellat*|rifattorizzat*|refattorizzat*|refactorizzat*|rifatto|rifatta|rifatti|ristrutturat*|riorganizzat*|
      ripulit*|pulit*|semplificat*|ottimizzat*|adattat*|adeguat*|integrat*|migrat*|convertit*|estesa|estesi|estese|ampliat*|ridott*|
      unificat*|accorpat*|consolidat*|suddivis*|ho diviso|ho separato|estratt*|risolt*|riparat*|aggiustat*|ritoccat*|toccat*|variat*|
      editat*|rinforzat*|irrobustit*|rafforzat*|ripristinat*|ho attivato|ho abilitato|ho disabilitato|disattivat*|ho documentato|tradott*|
      riformattat*|riallineat*|allineat*|rivist*|perfezionat*|affinat*|ora usa|ora usano|ora restituisce|ora valida|adesso usa|passato a|
      modifica a|modifica in|modifica di|modifiche a|modifiche in|correzione in|correzione di|correzioni in|aggiornamento di|
      sostituzione di
    `,
    et: `
      muudetud|uuendatud|parandatud|eemaldatud|muutsin|muutsime|muudeti|muutus|uuendasin|uuendasime|uuendati|parandasin|parandasime|
      parandati|parandus|eemaldasin|eemaldasime|eemaldati|kustutatud|kustutasin|kustutati|võtsin välja|võtsin ära|välja võetud|
      ümber nimetatud|ümbernimetatud|nimetasin ümber|nimetati ümber|ümber tehtud|tegin ümber|tehti ümber|ümber kirjutatud|
      kirjutasin ümber|kirjutati ümber|tõstetud|teisaldatud|teisaldasin|kolitud|kolisin|kolis|viidud üle|üle viidud|viisin üle|viidi üle|
      asendatud|asendasin|asendati|vahetatud|vahetasin|vahetati|refaktoreeritud|refaktoreerisin|refaktooritud|refaktoorisin|jagatud|
      jagasin|jagati|tükeldatud|tükeldasin|poolitatud|eraldatud|eraldasin|ühendatud|ühendasin|ühendati|liidetud|liitsin|täiendatud|
      täiendasin|täiendati|laiendatud|laiendasin|lihtsustatud|lihtsustasin|puhastatud|puhastasin|korrastatud|korrastasin|optimeeritud|
      optimeerisin|kohandatud|kohandasin|kohendatud|kohendasin|lahendatud|lahendasin|lahendati|tegin korda|korda tehtud|sai korda|
      integreeritud|integreerisin|migreeritud|migreerisin|teisendatud|teisendasin|lülitasin sisse|lülitasin välja|keelasin|lubasin|
      kärbitud|kärpisin|lühendatud|lühendasin|tõlgitud|tõlkisin|vormindatud|täpsustatud|täpsustasin|redigeeritud|toimetatud|taastatud|
      taastasin|tagasi pööratud|pöörasin tagasi|tõstsin|puutusin|puudutasin|nüüd kasutab|kasutab nüüd|tugevdatud|karastatud|muudatus|
      muudatused
    `,
  },
  removed: {
    en: 'deleted|removed|dropped|delete|remove',
    zh: '删除|移除|删掉|删了|删去|去掉|去除|清除|清掉|拿掉|砍掉|干掉|撤掉|下线',
    ja: '削除|消した|消しました|消して|除去|撤去|取り除|取り除い|廃止|外した|外しました|落とした|捨てた|取っ払',
    de: `
      gelöscht|entfernt|rausgeworfen|rausgenommen|herausgenommen|rausgeschmissen|weggeworfen|weggenommen|weggefallen|gestrichen|beseitigt|
      entsorgt|ausgebaut|ausgemustert|abgeräumt|aufgelöst|ist weg|sind weg|weggeräumt|lösche|löschte|löscht|entfernte|fliegt raus|
      flog raus
    `,
    es: `
      eliminad*|borrad*|quitad*|suprimid*|retirad*|eliminé|eliminamos|se eliminó|se eliminaron|borré|borramos|se borró|se borraron|quité|
      quitamos|se quitó|eliminar|borrar|quitar
    `,
    fr: `
      supprimé*|retiré*|enlevé*|effacé*|ôté*|éliminé*|jeté*|viré*|dégagé*|disparu|abandonné*|suppression de|retrait de|n'existe plus|
      j'ai supprimé|on a supprimé|j'ai retiré|j'ai enlevé
    `,
    pt: `
      removid*|apagad*|removi|removemos|apaguei|apagamos|excluíd*|excluí|deletad*|deletei|eliminad*|eliminei|tirad*|tirei|retirad*|
      retirei|remover|apagar|excluir
    `,
    ru: `
      удал*|убрал*|убран*|выпилил*|выпилен*|выкинул*|выкинут*|выброс*|снёс|снес|снесён*|снесен*|снесли|стёр|стер|стёрт*|стерт*|вырезал*|
      вырезан*|вычистил*|избавил*|ликвидир*|больше нет|вычеркнут*
    `,
    ko: '삭제|제거|지웠|지움|지운|없앴|없앰|걷어냈|걷어냄|들어냈|떼어냈|폐기|날렸',
    it: 'rimoss*|eliminat*|tolto|tolta|tolti|tolte|cancellat*|rimozione|eliminazione|rimuovere|eliminare|cancellare|togliere|buttato via',
    et: `
      eemaldatud|eemaldasin|eemaldati|eemaldada|kustutatud|kustutasin|kustutati|kustutada|välja võetud|võtsin välja|võtsin ära|ära võetud|
      maha võetud|visatud välja|viskasin välja|välja visatud
    `,
  },
  reworked: {
    en: 'refactor*|moved|renamed|split|rewrote|rewritten|reworked|extracted|restructured|reorganized|folded',
    zh: '重构|移动|重命名|拆分|重写|改写|改名|重做|重新组织|重新实现|移到|挪到|搬到|迁到|迁移|拆成|拆出|抽出|抽取|提取|合并',
    ja: 'リファクタ|移動|改名|分割|リネーム|書き直し|書き換え|作り直し|移した|移行|切り出し|抽出|分離|分けた|統合|再構成|再編|整理し直|リライト|改修',
    de: `
      umgebaut|verschoben|umbenannt|aufgeteilt|refaktoriert|umgeschrieben|neu geschrieben|umgearbeitet|überarbeitet|umstrukturiert|
      neu strukturiert|umgezogen|ausgelagert|herausgezogen|extrahiert|zerlegt|gesplittet|aufgespalten|zusammengelegt|zusammengeführt|
      umsortiert|umgeordnet|umgestellt|neu aufgebaut|entflochten|getrennt|herausgelöst
    `,
    es: `
      refactorizad*|movid*|renombrad*|dividid*|reescrit*|reorganizad*|reorganicé|reestructurad*|reestructuré|extraíd*|extraje|separad*|
      separé|refactoricé|refactorizamos|se refactorizó|refactorización|reescribí|se reescribió|moví|movimos|se movió|renombré|se renombró|
      dividí|se dividió|unificad*|unifiqué|rediseñad*|rehecho|rehecha|rehice
    `,
    fr: `
      refactoré*|déplacé*|renommé*|réécrit*|découpé*|refactorisé*|remanié*|refondu*|refonte de|restructuré*|réorganisé*|scindé*|éclaté*|
      divisé*|séparé*|extrait*|factorisé*|fusionné*|regroupé*|refait*|repensé*|remodelé*|isolé*
    `,
    pt: `
      refatorad*|movid*|renomead*|reescrit*|dividid*|refatorei|refatoração|reorganizad*|reorganizei|reestruturad*|reestruturei|extraíd*|
      extraí|separad*|separei|reescrevi|movi|renomeei|dividi|unificad*|unifiquei|redesenhad*|refeito|refeita|refiz
    `,
    ru: `
      рефакторинг*|переименова*|перенес*|переписа*|разбит*|отрефактор*|переработ*|переделал*|переделан*|перенёс|перемещ*|переписыва*|
      реорганизован*|реструктур*|перестроен*|перестроил*|разделил*|разделен*|разделён*|разбил*|распилил*|распилен*|вынес*|выделил*|
      выделен*|объединен*|объединён*|объединил*|слил|слили|перекроил*|перекроен*
    `,
    ko: '리팩터링|리팩토링|이동|분리|이름 변경|리네임|재작성|재구성|다시 작성|다시 썼|옮겼|옮김|이전|분할|쪼갰|나눴|추출|합쳤|병합|통합|리팩터|리팩토|개편',
    it: `
      spostat*|rinominat*|riscritt*|suddivis*|rifattorizzat*|refattorizzat*|refactorizzat*|rifatto|rifatta|rifatti|ristrutturat*|
      riorganizzat*|estratt*|ho diviso|separat*|accorpat*|unificat*|ridisegnat*|riprogettat*|rifacimento|refactoring
    `,
    et: `
      ümber*|refaktor*|tõstetud|tõstsin|teisaldatud|teisaldasin|kolitud|kolisin|jagatud|jagasin|tükeldatud|tükeldasin|poolitatud|
      eraldatud|eraldasin|viidud üle|üle viidud|viisin üle|restruktureeri*
    `,
  },
  /** A file that is to be read. */
  read: {
    en: `
      see|read|per|spec in|spec at|details in|described in|documented in|plan doc|plan in|plan at|design in|design doc|refer to|consult|
      check out|look at|follow|start with|start from|begin with|reference|defined in|explained in|full list in|more in|lives in|found in|
      listed in|covered in|written up in|written down in|start in|start at|starting with|starting from|look at how|please read
    `,
    zh: `
      参见|见|参考|阅读|先读|详见|查看|参照|请看|请读|请先看|请先读|先看|先去看|去看|看一下|看下|对照|依照|参阅|参看|另见|见于|见文件|具体见|具体看|细节见|细节在|说明在|记在|记录在|描述在|定义在|文档在|方案在|从这里看|从这里开始|
      读一下|读完|通读|过一遍|查阅|以此为准|必读|必看
    `,
    ja: `
      参照|読む|読んで|詳細は|を見る|確認する|を見て|を見ること|を読む|を読んで|を読むこと|を読み|を参照|参照のこと|参照してください|を参考|参考に|参考にして|をご覧|ご参照|を確認してから|に目を通|目を通|に記載|に書いて|に書いてある|に書かれて|
      に記述|に説明|に定義|に詳しく|詳しくは|詳細を|詳細が|まとめてある|にまとめ|にあります|から始める|から読む|から見る|まず読|先に読|先に見|最初に読|最初に見|必読|に従って|を踏まえ
    `,
    de: `
      siehe|lesen|steht in|beschrieben in|nachlesen|vgl|siehe auch|siehe dazu|sieh in|schau in|schaut in|schau dir|ansehen|anschauen|
      nachsehen|nachschauen|nachschlagen|lies|lest|lese|durchlesen|einlesen|steht alles in|stehen in|findet sich in|finden sich in|
      zu finden in|findest du in|findet man in|nachzulesen in|beschreibt|beschrieben ist|erklärt in|erläutert in|dokumentiert in|
      definiert in|festgehalten in|aufgelistet in|liste in|details in|einzelheiten in|mehr in|mehr dazu in|näheres in|begründung in|
      spezifikation in|entwurf in|plan in|plan liegt in|vergleiche|laut|gemäß|nach vorgabe von|beginne mit|anfangen mit|fang an mit|
      fang mit|starte mit|starten bei|orientiere dich an|orientiert sich an|vorbild ist|als vorlage|vorlage ist|als vorbild|
      bezieht sich auf|maßgeblich ist
    `,
    es: `
      ver|véase|leer|empezando por|empezar por|consultar|detalles en|descrito en|según|mira|mirar|mírate|lee|léete|léase|consúltese|
      véanse|explicado en|explicada en|documentado en|documentada en|documentados en|detallado en|detallada en|detalle en|descrita en|
      descritos en|definido en|definida en|especificado en|especificada en|se describe en|se explica en|se documenta en|más en|
      más información en|los detalles están en|todo está en|plan en|diseño en|lista completa en|referencia en|como se indica en|
      de acuerdo con|empieza por|empezar en|empieza con|comienza por|comenzar por|echar un vistazo a|échale un vistazo a|échale un ojo a|
      fíjate en|leyendo|apuntado en|anotado en|recogido en
    `,
    fr: `
      voir|lire|cf|consulter|détails dans|décrit dans|selon|voir aussi|vois|voyez|lis|lisez|lire d'abord|à lire|relire|consulte|consultez|
      se référer à|référez-vous à|se reporter à|reportez-vous à|reporte-toi à|regarder|regarde|regardez|jeter un œil à|jette un œil|
      jetez un œil|ouvrir|ouvre|ouvrez|parcourir|commencer par|commencez par|partir de|pars de|décrit|décrite dans|décrits dans|
      décrites dans|expliqué dans|expliquée dans|expliqués dans|documenté dans|documentée dans|documentés dans|détaillé dans|
      détaillée dans|défini dans|définie dans|définis dans|listé dans|listés dans|liste dans|figure dans|figurent dans|se trouvent dans|
      plus de détails dans|le détail est dans|détail dans|les détails sont dans|spec dans|spécification dans|plan dans|tout est dans|
      tout est expliqué dans|d'après|conformément à|comme indiqué dans|s'inspirer de|inspire-toi de|prendre modèle sur|modèle à suivre|
      s'appuyer sur
    `,
    pt: `
      ver|veja|ler|leia|consultar|detalhes em|descrito em|conforme|vejam|leiam|lê|consulte|vide|olhe|olhar|olha|explicado em|explicada em|
      documentado em|documentada em|detalhado em|detalhada em|detalhe em|descrita em|descritos em|definido em|definida em|especificado em|
      especificada em|está tudo em|mais em|mais informações em|plano em|desenho em|lista completa em|referência em|de acordo com|
      comece por|comece em|comece com|começar por|começar em|começando por|dê uma olhada em|dar uma olhada em|dá uma olhada em|lendo|
      anotado em|registrado em|registado em
    `,
    ru: `
      см|смотри|смотреть|читать|прочитать|подробнее|описано в|согласно|см также|смотрите|посмотри|посмотрите|посмотреть|глянуть|глянь|
      гляньте|загляни|заглянуть|загляните|прочти|прочтите|прочитай|прочитайте|почитай|почитать|перечитать|изучить|изучи|изучите|ознаком*|
      подробности в|подробно в|детали в|описан в|описана в|описаны в|описание в|описывается в|расписано в|расписан в|изложено в|изложен в|
      объяснено в|объясняется в|задокументировано в|определено в|определён в|определен в|определены в|указано в|указан в|перечислено в|
      перечислены в|список в|полный список в|находится в|лежит в|лежат в|найдёшь в|найдешь в|можно найти в|всё есть в|все есть в|спека в|
      спецификация в|план в|план лежит в|по образцу|образец в|пример в|за образец|исходя из|начать с|начни с|начните с|начинать с|
      опираться на|ориентироваться на|сверяться с|сверься с|сверить с
    `,
    ko: `
      참고|참조|읽기|읽을|보기|자세한 내용|참고하|참조하|참고할|참조할|참고해|참조해|참고 바람|참조 바람|읽어|읽으|먼저 읽|먼저 볼|먼저 봐|훑어|들여다|봐야|보면 된다|보면 됨|보면 됩니다|를 보라|을 보라|를 볼 것|을 볼 것|
      를 보고|을 보고|보세요|에 적혀|에 적어|에 쓰여|에 기록|에 기술|에 설명|에 정리|에 정의|에 나와|에 문서화|자세한 것은|자세한 건|자세히는|상세는|세부 사항은|부터 시작|부터 읽|부터 볼|필독
    `,
    it: `
      vedi|vedere|leggere|consultare|dettagli in|descritto in|secondo|leggi|leggete|leggersi|guarda|guardare|guardate|vedasi|si veda|
      si vedano|consulta|consultate|spiegato in|spiegata in|documentato in|documentata in|documentati in|dettagliato in|dettaglio in|
      descritta in|descritti in|descritto nel|definito in|definita in|specificato in|specificata in|specifica in|i dettagli sono in|
      i dettagli stanno in|tutto in|altro in|di più in|piano in|progetto in|elenco completo in|lista completa in|riferimento|riferirsi a|
      come indicato in|come da|partendo da|partire da|parti da|inizia da|iniziare da|comincia da|cominciare da|inizia con|
      dare un'occhiata a|dai un'occhiata a|dare uno sguardo a|leggendo|annotato in|riportato in|raccolto in
    `,
    et: `
      loe|vaata|lugege|lugeda|vt|vaadake|vaadata|tutvu|tutvuge|uuri|uurige|kirjeldatud|kirjas failis|kirjas dokumendis|on kirjas|
      kirja pandud|dokumenteeritud|selgitatud|seletatud|lahti kirjutatud|täpsemalt|täpsemad|üksikasjad|detailid|pikemalt|lisainfo|
      defineeritud|määratletud|spetsifikatsioon|plaan on failis|nimekiri on failis|täielik nimekiri|viide|viidatud|vastavalt|alusta|
      alustada|alustades|lugedes|heida pilk|piilu|konsulteeri|leiab failist|leiad failist
    `,
  },
  /** A file that is only looked at or run. */
  looked: {
    en: `
      verified|checked|tested|ran|run|running|executed|reviewed|reads|confirmed|inspected|looked at|found in|located in|output|reported|
      measured|passes|passed|green|compared|untouched|unchanged|left alone|not changed|not touched|no changes|matches|ignored|gitignored|
      proof
    `,
    zh: `
      验证|检查|测试通过|运行|查看|未改|核对|核实|核查|验过|测过|测试过|试过|跑过|跑了|跑一遍|跑通|看过|查过|检查过|检查了|确认过|已确认|复核|审阅|审查|评审|比对|没改|没有改|没动|没有动|未动|未修改|未变|保持不变|无改动|无变化|原样|
      执行了|执行过
    `,
    ja: `
      確認|検証|実行|未変更|確認した|確認しました|確認済み|確かめ|検証した|検証しました|検証済み|テスト済み|テストした|テストが通|テスト通過|動作確認|走らせ|実行した|実行しました|回した|流した|試した|試しました|眺め|調べた|調査した|読んだ|
      レビューした|照合|見比べ|測定|計測|触っていない|触ってない|いじっていない|変更なし|変更していない|変えていない|手を付けていない|そのまま|未修正|変わらず|問題なし
    `,
    de: `
      geprüft|getestet|ausgeführt|unverändert|gelaufen|durchgesehen|angesehen|angeschaut|gelesen|nachgelesen|begutachtet|überprüft|
      nachgeprüft|kontrolliert|verifiziert|bestätigt|gemessen|verglichen|abgeglichen|untersucht|analysiert|durchgelaufen|laufen gelassen|
      läuft durch|ist grün|sind grün|grün|bestanden|bestehen|aufgerufen|nicht angefasst|nicht angerührt|nicht geändert|nicht verändert|
      keine änderung|keine änderungen|unberührt|unangetastet|bleibt unverändert|gefunden in|steht unverändert|in ruhe gelassen|
      ausprobiert|nachgestellt|durchgespielt|reproduziert|gibt aus|ausgegeben
    `,
    es: `
      verificad*|probad*|ejecutad*|sin cambios|revisad*|comprobad*|comprobé|ejecuté|ejecutamos|corrí|corrimos|lancé|lanzad*|probé|
      probamos|revisé|revisamos|verifiqué|verificamos|testead*|validad*|validé|confirmad*|confirmé|inspeccionad*|miré|miramos|medí|
      no se tocó|no se tocaron|no se ha tocado|sin tocar|sin modificar|no modificad*|no se modificó|no cambiad*|intact*|se ejecutó|
      se ejecutaron|se verificó|se probó|se probaron|se comprobó|se revisó|pasan|pasaron|en verde|encontrado en|encontré en|localizado en|
      comparad*|analizad*|analicé|leí|leíd*|pruebas de
    `,
    fr: `
      vérifié*|testé*|exécuté*|inchangé*|relu|contrôlé*|examiné*|inspecté*|parcouru*|lu|lue|lus|relue|relus|consulté*|regardé*|étudié*|
      analysé*|comparé*|mesuré*|confirmé*|validé*|lancé*|fait tourner|tourne|tournent|passe|passent|passés|au vert|est vert|sont verts|
      verts|pas touché|non touché|pas modifié|non modifié|pas changé|intact*|laissé tel quel|laissée telle quelle|laissé tranquille|
      sans changement|aucun changement|aucune modification|reproduit*|essayé*|rejoué*|affiche|trouvé dans|repéré dans
    `,
    pt: `
      verificad*|testad*|executad*|sem alteração|revisad*|verifiquei|verificamos|testei|testamos|testámos|executei|executamos|rodei|
      rodamos|rodad*|corri|corremos|conferid*|conferi|validad*|validei|confirmad*|confirmei|inspecionad*|olhei|revisei|revist*|medi|
      não foi alterado|não foi mexido|não mexi|não toquei|sem mudança|sem mudanças|sem alterações|intocad*|intact*|inalterad*|passam|
      passaram|encontrado em|encontrei em|localizado em|comparad*|analisad*|analisei|li|testes de|lido|lidos|lida|no verde
    `,
    ru: `
      проверен*|проверил*|запущен*|запустил*|без изменений|проверяли|перепроверен*|перепроверил*|протестирован*|протестировал*|
      тестировал*|прогнал*|прогнан*|прошёл|прошел|прошли|проходит|проходят|зелёный|зеленый|зелёные|зеленые|зелёная|зеленая|зелено|
      просмотрел*|просмотрен*|посмотрел*|глянул*|прочитал*|прочитан*|перечитал*|изучил*|изучен*|исследовал*|проанализир*|сравнил*|
      сравнен*|сверил*|сверен*|замерил*|замерен*|измерил*|измерен*|подтвердил*|подтвержд*|запускал*|воспроизв*|выполнил*|не трогал*|
      не тронут*|не менял*|не изменял*|не изменен*|не изменён*|не правил*|нетронут*|без правок|оставил как есть|оставлен как есть|
      как было|не затронут*|найден в|нашёл в|нашел в|нашли в|выводит|ревью
    `,
    ko: `
      확인|검증|실행|변경 없음|확인했|확인함|확인됨|확인 완료|검증했|검증함|검증됨|검증 완료|테스트했|테스트함|테스트 통과|테스트 완료|돌려|돌렸|돌림|실행했|실행함|실행해|살펴봤|살펴봄|봤음|봤습니다|읽었|읽음|조사했|조사함|검토했|
      검토함|리뷰했|대조|측정|안 건드|안 건드림|건드리지 않|손대지 않|손 안 댐|수정 안|수정하지 않|변경하지 않|변경 안|변경없음|변화 없|바꾸지 않
    `,
    it: `
      verificat*|testat*|eseguit*|senza modifiche|controllat*|lanciat*|provat*|ho rivisto|revisionat*|validat*|confermat*|ispezionat*|
      esaminat*|guardat*|misurat*|collaudat*|non toccat*|non ho toccato|non modificat*|non è stato toccato|non è stato modificato|
      senza cambiamenti|invariat*|intatt*|immutat*|passano|in verde|verdi|trovato in|individuato in|localizzato in|confrontat*|analizzat*|
      letto|letti|prove di
    `,
    et: `
      kontrollitud|kontrollisin|kontrollisime|kontrolliti|testitud|testisin|testisime|testiti|proovitud|proovisin|proovisime|käivitatud|
      käivitasin|käivitati|jooksutatud|jooksutasin|vaadatud|vaatasin|vaatasime|kinnitatud|kinnitasin|valideeritud|verifitseeritud|
      mõõdetud|mõõtsin|võrreldud|võrdlesin|analüüsitud|analüüsisin|uuritud|uurisin|lugesin|loetud|muutmata|puutumata|ei muutnud|
      ei muudetud|ei puutunud|ei puudutanud|ei puututud|jäi samaks|muutusteta|muudatusteta|läbivad|läbisid|rohelised|leitud failist|
      leidsin failist
    `,
  },
  completed: {
    en: `
      complete|completed|done|is ready|shipped|finished|delivered|released|fully implemented|implemented in full|fully working|all done|
      fully done|100% complete|production ready|ready for production|ready to merge|merged|landed|accomplished|success|succeeded|
      successful|ready for review|all tasks complete|feature complete|closed|resolved|solved|fixed
    `,
    zh: `
      已完成|全部完成|完成|已上线|已交付|已发布|搞定|搞定了|全部搞定|都搞定|跑通|跑通了|已跑通|全部跑通|走通了|打通了|做完|做完了|都做完|全做完|已做完|做好了|做出来了|弄完了|弄好了|弄完|写完了|改完了|修完了|修好了|已修复|修复了|已解决|
      解决了|问题解决|干完了|干完|忙完了|收工|收工了|收官|大功告成|顺利完成|顺利上线|成功完成|成功上线|完工|完结|已完结|结束了|已结束|告一段落|已落地|已合并|已合入|合进主干|合入主干|合并到主干|已部署|部署完成|部署成功|上线了|上线完成|
      已提交并|发布完成|发布了|发版了|交付完成|交付了|开发完成|实现完毕|实现完成|迁移完毕|迁移完成|处理完毕|全部实现|全部通过|全部到位|全部做完|全部修复|全部解决|都好了|全好了|已就绪|可以上线|可以发布|可以合并|可以交付|可以用了|能用了|
      正常工作了|正常运行了|工作正常|运行正常|一切正常|没有遗留|无遗留|没剩什么|任务达成|目标达成|已实现
    `,
    ja: `
      完了|完成|リリース済み|実装完了|対応完了|動くようになった|動くようになりました|使えるようになった|使えるようになりました|できるようになった|できるようになりました|動作しています|正常に動作|問題なく動|すべて動|終わった|終わりました|終わっています|
      終わってる|全部終わ|すべて終わ|全て終わ|終了した|終了しました|終了済み|作業終了|やり切った|やりきった|やり遂げ|やり終え|仕上がった|仕上がりました|仕上げた|仕上げました|出来上がった|できあがった|出来上がりました|でき上がり|完遂|完走|達成した|
      達成しました|成功した|成功しました|うまくいった|うまくいきました|無事に|解決した|解決しました|解決済み|解消した|解消しました|直った|直りました|直した|直しました|修正済み|修正完了|対応済み|対応しました|実装済み|実装した|実装しました|移行済み|
      移行完了|作業完了|全完了|全部完了|すべて完了|全て完了|マージ済み|マージした|マージしました|マージされた|リリースした|リリースしました|リリース完了|デプロイ済み|デプロイした|デプロイしました|デプロイ完了|本番反映済み|反映済み|本番に出た|
      納品済み|納品した|公開済み|公開した|公開しました|片付いた|片付きました|片付けた|済んだ|済みました|済んでいる|済ませた|残作業なし|残りなし|残タスクなし|もう残っていない|やることはもうない|クローズした|クローズしました|準備完了|準備ができた|
      リリース可能|マージ可能|全テスト通過|全部通った|すべて通った|全部通る
    `,
    de: `
      fertig|abgeschlossen|erledigt|ausgeliefert|vollständig umgesetzt|fertiggestellt|ist fertig|sind fertig|fertig geworden|bin fertig|
      sind wir fertig|alles fertig|alles erledigt|alles drin|alles umgesetzt|alles läuft|alles grün|alles geschafft|alles gelöst|
      alle punkte erledigt|alle aufgaben erledigt|komplett fertig|komplett umgesetzt|komplett erledigt|vollständig erledigt|
      vollständig abgeschlossen|läuft jetzt|läuft wieder|läuft nun|läuft rund|läuft sauber|läuft fehlerfrei|läuft wie gewünscht|
      läuft in produktion|läuft produktiv|funktioniert jetzt|funktioniert wieder|funktioniert nun|funktioniert wie gewünscht|
      funktioniert einwandfrei|klappt jetzt|klappt nun|klappt wieder|geht jetzt|geht wieder|tut wieder|tut es jetzt|steht jetzt|
      steht und läuft|ist drin|ist jetzt drin|ist live|ist online|ist ausgerollt|ausgerollt|ist produktiv|im hauptzweig|in main gelandet|
      gemergt|gemerged|eingespielt|veröffentlicht|freigegeben|abgenommen|umgesetzt und getestet|fertig und getestet|erfolgreich|
      erfolgreich abgeschlossen|mit erfolg|geschafft|haben es geschafft|habe es geschafft|ist geschafft|hat geklappt|hat funktioniert|
      ist gelungen|gelungen|ist gelöst|ist behoben|behoben|gelöst|erledigt und getestet|vollbracht|vollendet|beendet|ist durch|sind durch|
      unter dach und fach|im kasten|in trockenen tüchern|haken dran|nichts mehr offen|nichts mehr zu tun|es bleibt nichts|
      bleibt nichts offen|bereit zum mergen|bereit für review|bereit zur abnahme|produktionsreif|einsatzbereit|kann gemergt werden
    `,
    es: `
      completado|completada|terminado|terminada|listo|lista|finalizado|entregado|hecho|completados|completadas|terminados|terminadas|
      terminé|terminamos|acabado|acabada|acabé|acabamos|finalizada|finalizados|finalicé|finalizamos|listos|entregada|entregados|entregué|
      hecha|resuelto|resuelta|resueltos|solucionado|solucionada|arreglado|arreglada|corregido|corregida|cerrado|cerrada|desplegado|
      desplegada|publicado|publicada|fusionado|fusionada|mergeado|mergeada|concluido|concluida|implementado por completo|
      implementada por completo|totalmente implementado|todo funciona|todo funcionando|todo en verde|todo verde|todo pasa|
      todos los tests pasan|todas las pruebas pasan|ya funciona|ya funcionan|ya anda|ya va|ya está|ya en producción|funciona bien|
      funciona todo|funciona correctamente|funciona perfectamente|funciona de punta a punta|funciona de extremo a extremo|
      funciona como se esperaba|quedó funcionando|quedó andando|ha quedado funcionando|está funcionando|está completo|está completa|
      salió bien|salió todo bien|salió a la primera|sin pendientes|nada pendiente|no queda nada|no queda nada pendiente|
      no queda nada por hacer|no falta nada|exitosamente|exitoso|exitosa|éxito|logrado|lograda|conseguido|conseguida|lo conseguí|
      lo conseguimos|lo logré|lo logramos|cumplido|cumplida|pendiente de revisión|pendiente de merge|pendiente de fusionar|
      a falta de revisión|solo falta el merge|solo falta la revisión|solo falta fusionar|esperando revisión|a la espera de revisión|
      en espera de revisión|pasan todos los tests|pasan todas las pruebas|pasa todos los tests|conseguimos que|logramos que|conseguí que|
      logré que
    `,
    fr: `
      terminé|terminée|achevé|achevée|livré|livrée|livrés|livrées|fini|finie|fait|terminés|terminées|achevés|achevées|finis|finies|
      finalisé|finalisée|bouclé|bouclée|bouclés|bouclées|c'est fait|c'est fini|c'est terminé|c'est bouclé|c'est réglé|c'est bon|
      c'est plié|c'est en place|c'est en ligne|c'est en prod|est en place|est prêt|est prête|sont prêts|prêt à fusionner|prêt à merger|
      prêt pour la revue|prêt pour la prod|prêt à livrer|prête à livrer|est fait|est faite|est fini|est finie|est terminé|est terminée|
      est livré|est livrée|ça marche|ça marche maintenant|ça fonctionne|ça tourne|tout marche|tout fonctionne|tout tourne|tout est fait|
      tout est fini|tout est terminé|tout est livré|tout est en place|tout est bon|tout est vert|tout passe|tout est réglé|tout y est|
      marche maintenant|marche désormais|marche à nouveau|marche enfin|marche de bout en bout|fonctionne maintenant|fonctionne désormais|
      fonctionne à nouveau|fonctionne enfin|fonctionne de bout en bout|fonctionne comme prévu|remarche|refonctionne|opérationnel|
      opérationnelle|en production|en prod depuis|mis en production|mise en production faite|déployé|déployée|fusionné|fusionnée|mergé|
      mergée|publié|publiée|validé et livré|résolu|résolue|réglé|réglée|corrigé et testé|accompli|accomplie|réussi|réussie|avec succès|
      succès|on a réussi|j'ai réussi|j'ai terminé|j'ai fini|on a terminé|on a fini|nous avons terminé|nous avons fini|mission accomplie|
      dans la boîte|intégralement|entièrement terminé|entièrement réalisé|complètement terminé|plus rien à faire|rien ne reste|
      ne reste plus rien|rien d'autre à faire|tous les points sont faits|toutes les tâches sont faites
    `,
    pt: `
      concluído|concluída|finalizado|finalizada|pronto|pronta|entregue|feito|concluídos|concluídas|concluido|concluímos|concluí|terminado|
      terminada|terminei|terminamos|terminámos|acabado|acabada|acabei|acabamos|acabámos|finalizados|finalizei|finalizamos|prontos|prontas|
      entregues|entreguei|entregamos|feita|completo|completa|completado|completada|resolvido|resolvida|corrigido|corrigida|consertado|
      arrumado|fechado|fechada|encerrado|encerrada|implantado|implantada|publicado|publicada|mesclado|mesclada|mergeado|
      totalmente implementado|tudo certo|tudo funcionando|tudo a funcionar|tudo funciona|tudo verde|tudo passando|tudo no ar|tudo ok|
      todos os testes passam|todos os testes passando|testes todos passam|já funciona|já funcionam|já está em produção|já roda|já rodando|
      está no ar|funciona bem|funciona tudo|funciona corretamente|funciona perfeitamente|funciona de ponta a ponta|
      funcionando perfeitamente|ficou funcionando|ficou a funcionar|ficou bom|está funcionando|está a funcionar|deu certo|correu bem|
      correu tudo bem|sem pendências|nada pendente|não falta nada|não ficou nada pendente|nada ficou pendente|sucesso|bem-sucedido|
      consegui terminar|conseguimos terminar|conseguido|objetivo atingido|cumprido|cumprida|aguardando revisão|aguardando review|
      aguardando merge|à espera de revisão|só falta o merge|só falta a revisão|só falta revisar|pendente de revisão|pendente de merge|
      não deu erro|não deu problema
    `,
    ru: `
      завершено|завершена|завершён|готово|готов|готова|готовы|выполнено|сделано|закончено|закрыта|готово и работает|всё готово|все готово|
      всё сделано|все сделано|всё работает|все работает|всё закрыто|все закрыто|всё зелёное|все зеленое|всё выполнено|все выполнено|
      всё завершено|все завершено|всё запущено|все запущено|полностью готово|полностью готов|полностью готова|полностью сделано|
      полностью реализовано|полностью завершено|полностью работает|полностью закрыто|целиком готово|теперь работает|снова работает|
      наконец работает|наконец-то работает|уже работает|работает как надо|работает как задумано|работает как часы|работает без ошибок|
      работает в проде|работает стабильно|опять работает|заработало|заработал|заработала|завелось|завелась|взлетело|поехало|запустили|
      запущено|в проде|в продакшене|выкатили|выкачено|выкатил|выложено|задеплоено|задеплоили|развёрнуто|развернуто|влито|влили|смержено|
      смержили|слито в main|вмержено|зарелизили|зарелижено|выпущено|выпустили|сдано|сдали|сдана|принято заказчиком|доделано|доделал|
      доделали|доделана|закончил|закончили|закончен|закончена|завершил|завершили|завершены|завершён успешно|завершен успешно|успешно|
      успешно завершено|с успехом|удалось закончить|получилось|всё получилось|все получилось|справились|справился|успели всё|успели все|
      успел всё|успел все|всё успели|все успели|сделан|сделана|сделаны|сделали|выполнена|выполнен|выполнены|выполнили|закрыто|закрыт|
      закрыли|закрыл|решено|решена|решили задачу|исправлено|реализовано|реализована|реализован|готово к мержу|готово к ревью|
      готово к выкладке|готово к релизу|можно мержить|можно выкатывать|больше ничего не осталось|ничего не осталось|хвостов нет|
      хвостов не осталось|дело сделано|задача сделана|задача решена|задача закрыта|задача выполнена|работа завершена|работа закончена
    `,
    ko: `
      완료|완료됨|완성|배포 완료|끝냈|끝냈다|끝냈습니다|끝났|끝났다|끝났습니다|끝남|끝냄|다 끝|모두 끝|전부 끝|마쳤|마쳤다|마쳤습니다|마무리했|마무리됨|마무리되었|마무리됐|마무리 완료|다 했다|다 했습니다|다 됐다|다 됐습니다|다 됨|
      다 만들|완료했|완료하였|완료되었|완료됐|완료함|완성했|완성됐|완성되었|완성됨|성공했|성공적으로|무사히|해결했|해결됐|해결되었|해결 완료|해냈|고쳤|고쳐졌|고쳐짐|수정 완료|구현 완료|구현했|구현됨|적용 완료|반영 완료|반영했|반영됨|
      처리 완료|개발 완료|이전 완료|마이그레이션 완료|배포했|배포됨|배포됐|배포되었|배포 끝|출시했|출시됨|릴리스 완료|릴리스했|릴리스됨|머지 완료|머지했|머지됨|머지됐|병합 완료|병합됨|병합했|인도 완료|공개했|달성했|이제 동작|
      이제 작동|이제 된다|이제 됩니다|이제 돌아|잘 동작|잘 작동|잘 돌아|정상 동작|정상 작동|정상적으로 동작|정상적으로 작동|모두 통과|전부 통과|전체 통과|문제 없이|문제없이|남은 것 없|남은 일 없|남은 작업 없|더 할 일 없|
      더 할 것 없|준비 완료|준비됨|준비됐|배포 가능|머지 가능|종료했
    `,
    it: `
      completato|completata|terminato|terminata|finito|finita|pronto|consegnato|fatto|concluso|conclusa|completati|completate|terminati|
      finiti|conclusi|concluse|ultimato|ultimata|pronta|pronti|consegnata|consegnati|rilasciato|rilasciata|pubblicato|pubblicata|mergiato|
      mergiata|unito al main|fatta|fatti tutti|risolto|risolta|risolti|sistemato|sistemata|sistemati|riparato|aggiustato|chiuso|chiusa|
      chiusi|implementato del tutto|implementato completamente|completamente implementato|tutto funziona|tutto verde|tutto in verde|
      tutto ok|tutti i test passano|i test passano tutti|test tutti verdi|a posto|funziona tutto|funziona bene|funziona correttamente|
      funziona perfettamente|funziona come previsto|funziona dall'inizio alla fine|adesso funziona|ora funziona|già funziona|funziona già|
      funzionante|è completo|è completa|è in produzione ed è|già in produzione|andato in produzione|andata in produzione|è andato bene|
      è andata bene|andato a buon fine|andata a buon fine|tutto liscio|filato liscio|con successo|riuscito|riuscita|ci siamo riusciti|
      missione compiuta|raggiunto|niente in sospeso|nulla in sospeso|non resta nulla|non resta niente|non rimane nulla|non manca nulla|
      non manca niente|nient'altro da fare|in attesa di revisione|in attesa di review|in attesa di merge|manca solo il merge|
      manca solo la revisione|manca solo la review
    `,
    et: `
      valmis|tehtud|valminud|lõpetatud|lõpule viidud|lõpetasin|lõpetasime|lõpuni viidud|jõudsin lõpuni|jõudsime lõpuni|üle antud|tarnitud|
      avaldatud|paigaldatud|juurutatud|mergitud|ühendatud main|suletud|lahendatud|parandatud|korras|sai korda|tegin korda|töötab nüüd|
      nüüd töötab|juba töötab|töötab juba|töötab hästi|töötab korralikult|töötab nagu peab|töötab otsast lõpuni|töötab laitmatult|
      töötab ootuspäraselt|kõik töötab|kõik toimib|toimib nüüd|nüüd toimib|kõik testid läbivad|kõik testid rohelised|
      kõik testid on rohelised|testid kõik rohelised|testid läbivad kõik|testid läbisid|kõik roheline|kõik on roheline|läks hästi|
      läks läbi|õnnestus|õnnestunud|õnnestunult|edukas|edukalt|saavutatud|täidetud|toodangus ja töötab|on toodangus|läks toodangusse|
      midagi ei jäänud|midagi pole jäänud|midagi pole pooleli|midagi ei ole pooleli|midagi pole tegemata|midagi ei ole vaja teha|
      ootab ülevaatust|ootab ülevaatamist|ootab ainult ülevaatust|ootab mergimist|rakendatud täielikult|täielikult rakendatud
    `,
  },
  partial: {
    en: `
      in progress|wip|work in progress|partial|partially|partly|partial success|incomplete|not complete|not completed|not finished|
      not done|unfinished|ongoing|under way|underway|halfway|half way|partway|half done|half-done|mostly done|mostly complete|nearly done|
      almost done|started|continuing|pending|to be continued|paused|interrupted|not yet complete|active|draft|in development|partial_plus|
      partial_minus|in flight|not there yet|still open|still failing|still broken|most of it|to finish|half finished|halfway done|
      about half|work continues|unfinished business|almost ready|nearly ready|almost finished|nearly finished|almost there|nearly there|
      not quite|mostly working|mostly works|partly working|half of it
    `,
    zh: `
      进行中|部分完成|未完成|开发中|暂停|半成品|快完成|基本完成|大部分完成|差不多|一半|还没完成|尚未完成|做了一半|只做了一半|做到一半|才做了一半|只完成了|只做完|只写了|只实现了|只修了|只弄了|才做到|才做了|做到第|推进到|进行到|走到第|做完前|
      做了一部分|完成一部分|完成了一部分|部分实现|部分可用|部分跑通|部分修复|部分解决|部分通过|部分做完|未全部|没全部|没有全部|不完整|未完|未竟|未收尾|没收尾|还没收尾|没做完|没做完的|没弄完|没写完|没改完|没搞完|没搞定|没有完成|没完成|没完工|
      没干完|没结束|没跑通|还没跑通|没修好|还没修好|没解决|还没解决|还没搞定|还没做完|还没弄完|还没好|还没上线|还没合并|尚未上线|尚未做完|尚未实现|尚未全部|未上线|未跑通|未解决|未修复|仍在进行|仍有问题|仍然失败|还在做|还在进行|还在改|还在写|
      还在修|还在调|还在弄|正在进行|正在开发|正在修|正在改|半途|被打断|暂停在|先到这|暂时停|先放着|搁下|半完成|半截|半拉子|烂尾|还差一点|差一点|差最后|差一步|只差|就差|基本搞定|基本做完|基本跑通|基本可用|基本好了|大体完成|大致完成|
      大致做完|大部分做完|大部分搞定|绝大部分|接近完成|接近尾声|即将完成|快做完|快好了|快搞定|快跑通|初步完成|初步跑通|初步实现|待续|未完待续|继续中|阶段性完成|第一阶段完成|能跑但|可以跑但|能用但|开了个头|刚开始|刚起步|刚开了头|先放著|差最後
    `,
    ja: `
      進行中|作業中|途中|一部完了|部分的|未完了|実装中|中断|割ほど|割方|割完了|半分|ほぼ完了|ほぼ完成|おおむね完了|まだ完了|未完|まで終わった|まで終わりました|まで終わって|まで終えた|まで済んだ|まで済み|まで進んだ|まで進めた|まで進みました|
      まで進めました|までできた|までできました|までできて|まで出来|まで実装|まで対応|まで書いた|まで書きました|まではできた|までは動|だけ終わった|だけ完了|だけできた|だけ実装|だけ対応|のみ完了|のみ実装|のみ対応|の途中|途中まで|途中です|中途半端|
      やりかけ|書きかけ|作りかけ|半端|半分まで|半分だけ|半分ほど|半分くらい|道半ば|一部のみ|一部だけ|一部実装|一部対応|一部動|部分完了|部分的に|部分対応|部分実装|不完全|未完成|完了していない|完了していません|完了してない|完了できていない|
      完成していない|完成していません|終わっていない|終わっていません|終わってない|終わらなかった|終わりきら|終わりませんでした|できていない|できていません|できてない|できていなかった|やりきれ|間に合わなかった|間に合いませんでした|動いていない|
      動いていません|まだ動かない|まだ動いて|まだ落ちる|まだ失敗|まだ通らない|まだ直って|直っていない|直っていません|解決していない|解決していません|対応できていない|実装できていない|残ってる|残りがあ|あと少し|あと一歩|あと一息|ほぼ終わ|ほぼでき|
      ほぼ動|ほとんど終わ|ほとんど完了|ほとんどでき|だいたい終わ|だいたいでき|大体終わ|概ね完了|おおむね|八割|七割|九割|継続中|続行中|対応中|着手中|着手しました|着手済み|取り組み中|取り組んでいる|進めている|進めています|進めてる|作成中|修正中|
      移行中|検証中|開発中|作業途中|実装途中|移行途中|中断した|中断しました|中断して|中断中|いったん止め|一時停止|一時中断|休止|続きから|たたき台|叩き台
    `,
    de: `
      in arbeit|teilweise|halb fertig|unvollständig|laufend|begonnen|noch nicht fertig|angefangen|nicht fertig|fast fertig|beinahe fertig|
      fast geschafft|zum teil|größtenteils|halbfertig|unfertig|zur hälfte|die hälfte|halb geschafft|halb umgesetzt|halbwegs|nur halb|
      erst halb|etwa die hälfte|rund die hälfte|mehr als die hälfte|auf halbem weg|auf halber strecke|mittendrin|mitten drin|
      teilweise fertig|teilweise umgesetzt|teils fertig|nur teilweise|nur zum teil|ein teil fehlt|noch nicht ganz|nicht ganz fertig|
      noch nicht alles|nicht alles geschafft|nicht vollständig|noch nicht vollständig|noch nicht abgeschlossen|nicht abgeschlossen|
      nicht beendet|unvollendet|bin nicht fertig geworden|nicht fertig geworden|sind nicht fertig geworden|wurde nicht fertig|
      nicht mehr geschafft|nicht geschafft|habe es nicht mehr|nicht dazu gekommen|bin nicht dazu gekommen|keine zeit mehr|
      zeit reichte nicht|zeit hat nicht gereicht|noch dran|bin noch dran|sind noch dran|bin gerade dabei|noch dabei|läuft noch|
      noch im gange|im gange|in bearbeitung|noch in arbeit|im aufbau|im umbau|noch im bau|im entstehen|wird noch gebaut|weit gekommen|
      bis hierhin|soweit gekommen|so weit gekommen|fast durch|fast am ziel|kurz vor dem ziel|kurz vor schluss|kurz vor fertig|
      so gut wie fertig|im wesentlichen fertig|weitgehend fertig|zum großen teil|großteils|läuft teilweise|funktioniert teilweise|
      funktioniert noch nicht ganz|läuft noch nicht rund|noch rot|schlägt noch fehl|schlagen noch fehl|noch nicht angeschlossen|
      noch nicht eingebaut|unterbrochen|pausiert|vertagt|in entwicklung|erster teil|teil eins|erste hälfte|angerissen|angebrochen|rohbau|
      gerüst steht
    `,
    es: `
      en curso|en progreso|parcial|parcialmente|incompleto|incompleta|a medias|sin terminar|empezado|casi lista|casi listo|casi terminado|
      casi terminada|casi completo|a medio hacer|a mitad|a medio camino|a medio terminar|a medio migrar|a medio probar|quedó a medio|
      inacabado|inacabada|no terminado|no terminada|sin acabar|sin completar|no completado|no completada|incompletos|no está terminado|
      no está terminada|no está acabado|no está listo|no está lista|no está completo|no está hecho|no está resuelto|no está del todo|
      aún no|todavía no|no terminé|no he terminado|no hemos terminado|no pude terminar|no pude acabar|no pudimos terminar|
      no conseguí terminar|no logré terminar|no alcancé a|no alcanzó el tiempo|no me dio tiempo|no nos dio tiempo|no dio tiempo|
      no llegué a|no llegamos a|no hubo tiempo|falta por|aún falta|todavía falta|faltan|solo falta|sólo falta|falta la|falta el|
      falta terminar|queda por|quedan por|aún queda|todavía queda|queda trabajo|empezada|empecé|empezamos|iniciado|iniciada|en marcha|
      en proceso|en desarrollo|trabajando en|la mitad|en parte|casi hecho|casi hecha|casi acabado|casi todo|casi completa|casi está|
      casi funciona|prácticamente listo|prácticamente terminado|a falta de|pausado|pausada|interrumpido|interrumpida|continuará|
      sigo mañana|seguimos mañana|por terminar|por completar|pendiente|pendientes|borrador|sigue fallando|siguen fallando|sigue roto|
      sigue rota|sigue sin|siguen sin|no del todo|todo menos|todo salvo|todo excepto|parciales|no pude probar|no pude verificar|
      no se pudo probar|no se pudo verificar|falta probar
    `,
    fr: `
      en cours|partiel|partielle|partiellement|incomplet|incomplète|inachevé|à moitié|commencé|presque fini|presque finie|presque terminé|
      presque terminée|presque prêt|pas encore là|pas terminé|pas fini|à mi-chemin|à mi-parcours|mi-parcours|au milieu|en plein milieu|
      à demi|moitié fait|à moitié fait|à moitié faite|à moitié fini|environ la moitié|plus de la moitié|pour partie|seule une partie|
      seulement une partie|partielles|en partie fait|pas tout fait|pas complètement|pas complètement fini|pas entièrement|pas totalement|
      pas tout à fait|pas tout à fait fini|pas encore fini|pas encore finie|pas encore terminé|pas encore terminée|pas encore prêt|
      pas encore complet|pas achevé|non terminé|non terminée|non achevé|inachevée|inachevés|incomplets|je n'ai pas fini|n'ai pas fini|
      n'ai pas terminé|n'avons pas fini|n'avons pas terminé|on n'a pas fini|pas eu le temps|pas pu finir|pas pu terminer|
      n'ai pas pu finir|n'a pas pu être terminé|manqué de temps|faute de temps|interrompu|interrompue|en pause|mis en pause|j'ai commencé|
      on a commencé|nous avons commencé|commencée|commencés|entamé|entamée|amorcé|amorcée|démarré|démarrée|débuté|lancé mais|en chantier|
      en construction|en développement|en travaux|en train de|encore en train|toujours en cours|encore en cours|en bonne voie|bien avancé|
      bien avancée|ça avance|presque bon|presque prête|presque là|presque complet|on y est presque|quasi fini|quasi terminé|
      quasiment fini|quasiment terminé|à peu près fini|en grande partie|pour l'essentiel|majoritairement|le plus gros|le gros du travail|
      le plus gros est fait|premier jet|première moitié|ébauche|ébauché|encore rouge|encore rouges|encore en échec|échouent encore|
      échoue encore|échoue toujours|encore cassé|la suite demain|ça marche en partie|marche en partie|fonctionne en partie|
      fonctionne partiellement|ça marche à moitié
    `,
    pt: `
      em andamento|em curso|parcial|parcialmente|incompleto|incompleta|em progresso|pela metade|inacabado|iniciado|quase pronto|
      quase pronta|quase concluído|quase terminado|não terminado|não concluído|parei no meio|paramos no meio|deixei no meio|a meio|
      no meio do caminho|meio caminho andado|meio feito|meio pronto|metade feita|metade feito|metade pronta|metade|em parte|inacabada|
      incompletos|não terminada|não concluída|não finalizado|não completado|por terminar|por concluir|por acabar|não está terminado|
      não está terminada|não está pronto|não está pronta|não está concluído|não está concluída|não está completo|não está feito|
      não está resolvido|não ficou pronto|não ficou pronta|não ficou completo|não ficou concluído|não terminei|não acabei|não concluí|
      não terminamos|não consegui terminar|não consegui acabar|não consegui concluir|não conseguimos terminar|não conseguimos concluir|
      não deu para terminar|não deu pra terminar|não deu tempo|não tive tempo|não houve tempo|falta terminar|falta concluir|
      ficou faltando|iniciada|começado|comecei|começamos|começámos|em desenvolvimento|em execução|trabalhando em|a trabalhar em|parciais|
      quase lá|quase feito|quase acabado|quase completo|quase funciona|praticamente pronto|praticamente concluído|pausado|pausada|
      interrompido|interrompida|continua amanhã|continuo amanhã|continuamos amanhã|ainda falha|ainda falham|ainda quebra|ainda quebrado|
      continua falhando|continua a falhar|continuam a falhar|continua quebrado|continua sem|tudo menos|tudo exceto|não totalmente|
      não de todo|não consegui testar|não consegui validar|não deu para testar|não deu pra testar|não foi possível testar|
      não foi possível concluir|não deu tempo de
    `,
    ru: `
      в процессе|в работе|частично|не завершено|не закончено|незавершено|наполовину|не готово|начато|почти готово|почти готов|
      почти готова|почти закончено|не доделано|недоделан*|успел только|успели только|успела только|успел лишь|успели лишь|
      успел сделать только|успели сделать только|успел не всё|успел не все|успели не всё|успели не все|не всё успел|не все успел|
      не всё успели|не все успели|не всё готово|не все готово|не всё сделано|не все сделано|не полностью|неполностью|не до конца|
      не совсем|не совсем готово|не целиком|ещё не всё|еще не все|ещё не готово|еще не готово|ещё не готов|еще не готов|ещё не готова|
      еще не готова|ещё не закончено|еще не закончено|ещё не закончил|еще не закончил|ещё не доделал|еще не доделал|ещё не доделано|
      еще не доделано|пока не готово|пока не закончено|пока не закончил|пока не всё|пока не все|не готов|не готова|не закончил|
      не закончили|не закончен|не закончена|не завершён|не завершен|не завершена|не доделал|не доделали|не доделан|не доделана|не дописал|
      недописан*|незакончен*|незаверш*|не успел|не успели|не успела|не успел закончить|не успел доделать|не хватило времени|
      времени не хватило|руки не дошли|не дошли руки|до конца не довёл|до конца не довел|до конца не довели|не довёл до конца|
      не довел до конца|половина готова|половина сделана|сделана половина|сделал половину|на полпути|полпути|на середине|посередине|
      где-то посередине|наполовину готово|наполовину сделано|частичн*|часть сделана|часть готова|часть работает|только часть|лишь часть|
      сделана часть|сделал часть|сделали часть|по большей части|большей частью|в основном готово|в целом готово|практически готово|
      практически готов|почти доделано|почти закончил|почти закончили|почти доделал|почти работает|чуть-чуть осталось|осталось чуть-чуть|
      осталось немного|немного осталось|начал но|взялся|приступил|приступили|в разработке|в ходе|в ходе работы|идёт работа|идет работа|
      работа идёт|работа идет|работа продолжается|ещё делаю|еще делаю|ещё в работе|еще в работе|всё ещё в работе|все еще в работе|
      пока в работе|в подвешенном|прерван*|прервал*|на паузе|приостановлен*|первая половина|первый этап|ещё падают|еще падают|
      всё ещё падает|все еще падает|всё ещё падают|все еще падают|ещё красные|еще красные|пока падают|пока не проходят|ещё не проходят|
      еще не проходят|работает частично|работает наполовину|работает не всё|работает не все
    `,
    ko: `
      진행 중|진행중|부분 완료|일부 완료|미완료|작업 중|중단|거의 완료|거의 끝|절반|아직 완료|일부만|절반만|절반까지|절반 정도|절반쯤|반 정도|반 밖에|중간까지|중간에 멈|중간에 중단|도중에|까지만 했|까지만 완료|까지만 됐|
      까지만 구현|까지 했다|까지 했음|까지 했습니다|까지 끝|까지 진행|까지 구현|까지 마쳤|까지는 했|까지는 됐|까지는 동작|만 끝|만 완료|만 구현|일부 구현|일부 동작|일부 끝|일부 남|일부 해결|부분적|부분적으로|부분 구현|
      부분 성공|부분만|불완전|미완|미완성|미완료 상태|미해결|완료되지|완료 안|완료하지 못|완료 못|완성되지|완성 못|완성하지 못|끝나지 않|끝나지 못|끝내지 못|끝내지 않|안 끝|안끝|못 끝|못끝|다 못|다 하지 못|마치지 못|마무리 못|
      마무리하지 못|마무리가 안|마무리 안|마무리 중|아직 안 끝|아직 안 됨|아직 안 됐|아직 안 돼|아직 못|아직 남|아직 진행|아직 실패|아직 동작|아직 작업|아직 해결|해결되지 않|해결 안|해결하지 못|해결 못|고치지 못|못 고|
      구현 중|구현중|개발 중|개발중|작업중|수정 중|수정중|이전 중|마이그레이션 중|진행하고|진행되고|진행 상태|하다 말|하다가 말|하다가 멈|하다가 중단|하던 중|하던 도중|중단했|중단됨|중단된|중단 상태|일시 중단|일시중단|일시 정지|
      잠시 멈|잠깐 멈|남은 상태|거의 다|거의 됐|거의 됨|거의 완성|거의 마|거의 동작|대부분 완료|대부분 끝|대부분 됐|대부분 구현|대충 끝|얼추|조금 남|조금만 더|약간 남|마지막 단계만|초기 버전|시작만|착수했|착수함
    `,
    it: `
      in corso|parziale|parzialmente|incompleto|incompleta|a metà|non finito|iniziato|quasi finito|quasi pronto|quasi terminato|
      non completato|lasciato in sospeso|mi sono fermato|ci siamo fermati|per metà|metà fatto|metà fatta|mezzo fatto|mezza fatta|
      fatto a metà|parziali|incompiuto|incompiuta|incompleti|non finita|non ho finito|non abbiamo finito|non completata|non ho completato|
      non abbiamo completato|non terminato|non terminata|non concluso|non conclusa|non è finito|non è finita|non è completo|
      non è completa|non è pronto|non è pronta|non è terminato|non ancora finito|non ancora completo|non ancora pronto|
      ancora non funziona|non funziona ancora|ancora aperto|ancora fallisce|fallisce ancora|falliscono ancora|ancora rotto|ancora rotta|
      non sono riuscito a finire|non sono riuscito a completare|non sono riuscito a terminare|non siamo riusciti a finire|
      non siamo riusciti a completare|non ho fatto in tempo|non abbiamo fatto in tempo|non c'è stato tempo|è mancato il tempo|
      non ho avuto tempo|in sospeso|in lavorazione|in sviluppo|in progress|iniziata|cominciato|avviato|ci sto lavorando|
      ci stiamo lavorando|si lavora a|quasi fatto|quasi fatta|quasi finita|quasi pronta|quasi completo|quasi completa|quasi completato|
      quasi funziona|quasi arrivati|ci siamo quasi|praticamente finito|praticamente pronto|in pausa|interrotto|interrotta|continua domani|
      continuo domani|continuiamo domani|non del tutto|non completamente|tutto tranne|tutto salvo|tutto eccetto|
      non sono riuscito a testare|non sono riuscito a provare|manca da provare
    `,
    et: `
      töös|pooleli|käib|jäi poole peale|poole peal|poolel teel|poolenisti|poolik|poolikud|pooleldi|pooltehtud|poolvalmis|pool tehtud|
      pool on tehtud|pool sai tehtud|pool tööst|umbes pool|osaliselt|osaline|osalt|osa tehtud|osa sai tehtud|osa on tehtud|lõpetamata|
      pole lõpetatud|ei ole lõpetatud|ei lõpetanud|ei saanud lõpetada|ei saanud valmis|ei jõudnud|ei jõudnud lõpetada|ei jõudnud lõpuni|
      ei jõudnud valmis|jõudnud poole peale|aega ei jäänud|aeg sai otsa|aega ei jätkunud|ei ole valmis|pole valmis|ei ole veel valmis|
      pole veel valmis|veel ei ole valmis|veel pole valmis|veel mitte valmis|ei ole tehtud|pole tehtud|ei ole veel tehtud|
      pole veel tehtud|ei ole korras|pole korras|ei tööta veel|veel ei tööta|ei toimi veel|veel ei toimi|ei ole lahendatud|
      pole lahendatud|peaaegu valmis|peaaegu tehtud|peaaegu lõpetatud|peaaegu töötab|peaaegu kõik|peaaegu korras|enam-vähem valmis|
      pea valmis|praktiliselt valmis|enamik on tehtud|suurem osa tehtud|suurem osa on tehtud|suurem osa sai tehtud|suures osas valmis|
      alustatud|alustasin|alustasime|tegemisel|käimas|käsil|jätkan homme|jätkame homme|tegemata|puudu on veel|on veel jäänud|ainult puudu|
      katkestatud|katkes|katkestasin|töötab enam-vähem|ikka katki|ikka veel katki|endiselt katki|ikka kukub|kukub ikka|endiselt ei tööta|
      ikka ei tööta|mitte täielikult|mitte päris|kõik peale|kõik välja arvatud
    `,
  },
  blocked: {
    en: `
      blocked|stuck|on hold|stalled|halted|as far as i could get|as far as i can get|as far as we could get|as far as we can get|
      everything i can do from here|all i can do from here|nothing left i can do|nothing more i can do|nothing else i can do|
      can't do anything until|cannot do anything until|cannot go further|can't go further|can't get past|cannot get past|
      can't get any further|cannot get any further|no call can be made|nothing can be tested until|nothing moves until|
      nothing can move until
    `,
    zh: `
      阻塞|受阻|卡住|被阻塞|卡在|卡住了|卡着|卡壳|被卡|被卡住|被卡在|被堵|被挡住|被挡在|堵住|堵在|阻断|停滞|停摆|搁浅|僵住|僵局|推不动|推进不了|推不下去|进行不下去|做不下去|走不下去|动不了|没法继续|没法推进|没法往下|无法继续|无法推进|
      无法进行下去|不能继续|继续不了|等对方|等审批|等批准|等回复|等权限|还在等|等外部|等上游|需等|待审批|待对方|挂起|挂起中|受制于|受限于外部|缺权限|没有权限继续|卡著|等回覆|受制於|受限於外部|没有更多能做的|能做的都做了|没法再往下|再也推不动
    `,
    ja: `
      ブロック中|ブロックされ|停止中|ブロック|待ちのため|待ちで止|待ちの状態|待っている|待っています|待ち状態|承認待ち|回答待ち|返事待ち|返信待ち|許可待ち|外部待ち|待機中|行き詰まった|行き詰まって|行き詰まり|手詰まり|詰まっている|詰んだ|
      詰んでいる|止まっています|止まったまま|止まってる|停滞|停滞中|停止した|停止して|足止め|進められない|進められません|進められず|進めない|進めません|先に進めない|先に進めません|進まない|進んでいない|身動きが取れ|動けません|着手できない|
      着手できません|着手できず|続行できない|続行不可|続行不能|ブロック状態|これ以上進め|これ以上は進|できることがありません|できることがない
    `,
    de: `
      blockiert|gestoppt|angehalten|hängt fest|hängen fest|hänge fest|steckt fest|stecke fest|stecken fest|festgefahren|
      komme nicht weiter|kommen nicht weiter|kommt nicht weiter|geht nicht weiter|kein weiterkommen|stillstand|steht still|liegt still|
      liegt auf eis|auf eis|auf eis gelegt|ausgebremst|lahmgelegt|eingefroren|hängt in der luft|kann nicht weitermachen|
      können nicht weitermachen|kann nicht weiter|können nicht weiter|nicht weitergekommen|bin nicht weitergekommen|
      sind nicht weitergekommen|auf halt|in der warteschleife|in wartestellung|mehr geht von hier aus nicht|mehr kann ich nicht tun|
      bis dahin geht nichts
    `,
    es: `
      bloqueado|bloqueada|detenido|parado|bloqueados|bloqueadas|atascado|atascada|atascados|trabado|trabada|trabados|estancado|estancada|
      paralizado|paralizada|suspendido|suspendida|en punto muerto|esperando acceso|esperando credenciales|esperando respuesta|
      esperando a que|esperando al cliente|a la espera de que|a la espera de respuesta|a la espera de acceso|no se puede avanzar|
      no podemos avanzar|no puedo avanzar|no se puede continuar|no podemos continuar|no puedo continuar|no se puede seguir|
      no podemos seguir|no puedo seguir|no avanza|no hay nada que hacer hasta|sin poder avanzar|sin poder seguir|sin poder continuar|
      hasta aquí puedo llegar|no hay más que hacer hasta|no se puede hacer nada más
    `,
    fr: `
      bloqué|bloquée|à l’arrêt|suspendu|bloqués|bloquées|on est bloqué|on est bloqués|nous sommes bloqués|je suis bloqué|suis bloqué|
      ça bloque|coincé|coincée|coincés|coincées|on est coincés|je suis coincé|au point mort|gelé|gelée|figé|en suspens|en stand-by|
      impossible d'avancer|impossible de continuer|impossible d'aller plus loin|impossible de poursuivre|ne peut pas avancer|
      on ne peut pas avancer|on ne peut pas continuer|n'avance plus|n'avance pas|on n'avance plus|on n'avance pas|on patine|on piétine|
      au frigo|dans l'impasse|stoppé|stoppée|stoppés|arrêté net|paralysé|paralysée|je ne peux pas aller plus loin|
      rien de plus à faire avant|on ne peut rien faire tant que
    `,
    pt: `
      bloqueado|bloqueada|travado|parado|bloqueados|bloqueadas|travados|travada|travou|travei em|travamos em|emperrado|emperrada|emperrou|
      encalhado|encalhada|encalhou|empacado|empacada|empacou|empatado|paralisado|paralisada|suspenso|suspensa|em standby|de molho|
      aguardando acesso|aguardando credenciais|aguardando resposta|aguardando aprovação|aguardando o cliente|aguardando terceiros|
      à espera de acesso|à espera de resposta|à espera de aprovação|à espera do cliente|à espera que|não dá para avançar|
      não dá pra avançar|não dá para continuar|não dá pra continuar|não podemos avançar|não podemos continuar|não consigo avançar|
      não conseguimos avançar|não consigo continuar|não se consegue avançar|não é possível avançar|não é possível continuar|não avança|
      não anda|de mãos atadas|sem poder avançar|sem conseguir avançar|é até onde dá|daqui não passa|não há mais o que fazer|
      nada mais a fazer até
    `,
    ru: `
      заблокировано|заблокирована|заблокирован|остановлено|застряли|застрял|застряла|застряло|заблокированы|блокировано|заблочено|
      заблочен|заблочена|в блоке|упёрлись|уперлись|упёрся|уперся|упёрлась|уперлась|упираемся|застопорилось|застопорилась|застопорились|
      работа встала|работа стоит|всё стоит|все стоит|всё встало|все встало|стоит на месте|стоит колом|ни с места|заморожено|заморожена|
      заморожен|приостановлено|приостановлена|парализован*|на холде|не можем двигаться|не могу двигаться|не можем продолжить|
      не могу продолжить|не продвинулись|не двигается|не движется|дальше никак|дальше не идёт|дальше не идет|дальше не пройти|
      невозможно продолжить|продолжить нельзя|продолжить невозможно|ждём ответа|ждем ответа|ждём доступ*|ждем доступ*|жду ответа|
      жду доступ*|мёртвая точка|мертвая точка|на мёртвой точке|на мертвой точке|тупиковая ситуация|больше ничего сделать не|
      дальше без этого никак|пока не дадут
    `,
    ko: `
      막힘|차단됨|블록됨|중지됨|막혀 있음|막혔|막혔다|막혔습니다|막혀서|막혀있|막힌 상태|블로킹|블락|블록 상태|블록되|차단되|차단된|차단 상태|멈췄|멈춘 상태|정체됨|교착|정지 상태|정지됨|진행 불가|진행불가|진행할 수 없|진행이 안|
      진행을 못|진행 못|진행하지 못|더 이상 진행|나아가지 못|나아갈 수 없|대기 중|대기중|대기 상태|기다리는 중|승인 대기|응답 대기|회신 대기|답변 대기|허가 대기|권한 대기|발이 묶|발목 잡|더 할 수 있는 일이 없|
      더 진행할 수 없|더는 진행|진행할 수가 없
    `,
    it: `
      bloccato|bloccata|fermo|sospeso|bloccati|bloccate|arenato|arenata|arenati|incagliato|incagliata|incagliati|impantanato|impantanata|
      incastrato|incastrata|in stallo|punto morto|paralizzato|paralizzata|in attesa di accesso|in attesa delle credenziali|
      in attesa di credenziali|in attesa di risposta|in attesa di approvazione|in attesa del cliente|in attesa che|in attesa di terzi|
      non si va avanti|non si può andare avanti|non possiamo andare avanti|non posso andare avanti|non si può procedere|
      non possiamo procedere|non posso procedere|non si può proseguire|non possiamo proseguire|non posso proseguire|non si può continuare|
      non posso continuare|non possiamo continuare|impossibile proseguire|impossibile andare avanti|impossibile continuare|non va avanti|
      con le mani legate|senza poter procedere|senza poter proseguire
    `,
    et: `
      blokeeritud|blokeerib|blokis|kinni jäänud|oleme kinni|olen kinni|jäi kinni|jäime kinni|jäin kinni|jäi toppama|toppama jäänud|
      takerdus|takerdunud|takerdusime|seisma jäänud|jäi seisma|seiskunud|soikunud|ummikus|peatatud|külmutatud|ootab vastust|
      ootame vastust|ootab ligipääsu|ootame ligipääsu|ootab luba|ootame luba|ootab heakskiitu|ootame heakskiitu|ootab klienti|
      ootame klienti|ootame kliendi|ei saa edasi|edasi ei saa|ei saa edasi minna|ei saa jätkata|ei saanud jätkata|ei saanud edasi|
      ei pääse edasi|ei liigu|ei liigu edasi|enne ei saa|käed seotud
    `,
  },
  failed: {
    en: `
      failed|failure|failing attempt|must revert|must be reverted|reverted|rolled back|roll back|abandoned|aborted|gave up|unsuccessful|
      nothing usable|did not work out|unusable|dead end|broke everything|took it out again|took all of it out|took it all out|
      backed it out|backed all of it out|backed everything out|nothing on the branch|nothing to keep|nothing worth keeping|
      nothing survives|nothing came of it|did not happen|didn't happen|did not pan out|didn't pan out|threw it away|threw it all away|
      threw all of it away|scrapped|shelved it|undid it all|undid all of it|back to where it was|back where it was|went nowhere|
      to no avail|put everything back|put it all back|everything is back|back the way it was|back to the way it was|branch is deleted|
      main is untouched|master is untouched|nothing is left of it|nothing of it is left
    `,
    zh: `
      失败|已回滚|放弃|需要回滚|没做成|没成功|未成功|不成功|未遂|没搞成|没弄成|没能做|没能完成|做不成|做不出来|搞不成|搞不定|搞砸|搞砸了|搞坏了|弄坏了|改坏了|玩坏|翻车|翻车了|崩盘|泡汤|告吹|白干|白忙|白费|白做|前功尽弃|功亏一篑|
      以失败告终|宣告失败|失败了|走不通|行不通|此路不通|死路|死胡同|撤掉了|撤掉|撤回|撤销|撤下|已撤|已撤回|已撤销|退回|回退|回退了|已回退|回滚|回滚了|已还原|还原了|恢复原状|全部还原|全撤|全部撤|报废|推倒重来|推翻|弃了|弃用了|弃坑|
      放弃了|已放弃|不做了|不搞了|终止了|夭折|流产|没有成果|无果|毫无进展|没有进展|没用上|没法用|没一个能用|无可用|没留下
    `,
    ja: `
      失敗|断念|ロールバック|差し戻し|使えない|断念した|断念しました|諦めた|諦めました|あきらめた|あきらめました|あきらめ|頓挫|挫折|破綻|失敗した|失敗しました|失敗に終わ|失敗のまま|うまくいかなかった|うまくいきませんでした|うまくいかず|
      うまくいっていない|成功しなかった|成功しませんでした|できませんでした|できずに終わ|実現できなかった|実現できず|達成できなかった|達成できず|動かなかった|動きませんでした|動かせなかった|動かず終|使い物にならない|使い物にならず|使えなかった|
      使える成果|成果なし|成果はなし|収穫なし|無駄に終わ|徒労|水の泡|台無し|壊してしま|壊れたまま|すべて戻した|全て戻した|全部戻した|元に戻した|元に戻しました|元に戻す|巻き戻し|巻き戻した|切り戻し|切り戻した|切り戻しました|ロールバックした|
      リバート|リバートした|revert した|revertした|取り消した|取り消しました|取りやめ|取り止め|やめました|中止した|中止しました|打ち切り|打ち切った|打ち切りました|撤回|撤退|撤退した|破棄した|破棄しました|お蔵入り|没にした|没になった|
      行き止まり|袋小路|お手上げ|ギブアップ
    `,
    de: `
      fehlgeschlagen|gescheitert|zurückgerollt|zurückgenommen|abgebrochen|aufgegeben|wieder ausgebaut|wieder rausgenommen|
      wieder rausgeworfen|wieder entfernt|wieder zurückgebaut|zurückgebaut|rückgängig gemacht|zurückgedreht|zurückgezogen|zurückgerudert|
      alles zurück|alles zurückgesetzt|alles verworfen|verworfen|fallen gelassen|fallengelassen|sein gelassen|sein lassen|hingeschmissen|
      hingeworfen|aufgeben müssen|gebe auf|geben auf|gab auf|haben aufgegeben|habe aufgegeben|abgeblasen|beerdigt|begraben|missglückt|
      misslungen|missraten|gescheitert an|ist gescheitert|sind gescheitert|fehlschlag|fehlversuch|erfolglos|ohne erfolg|ohne ergebnis|
      vergeblich|für die katz|in die hose|in die hose gegangen|schiefgegangen|schief gegangen|danebengegangen|nicht geklappt|
      hat nicht geklappt|hat nicht funktioniert|nicht funktioniert|nicht gelungen|ist nicht gelungen|nicht hinbekommen|nicht hingekriegt|
      nicht zum laufen bekommen|nicht zum laufen gebracht|nicht zum laufen|führt zu nichts|führte zu nichts|bringt nichts|
      hat nichts gebracht|nichts gebracht|nichts brauchbares|nichts verwertbares|unbrauchbar|sackgasse|holzweg|totgelaufen|
      im sande verlaufen|kaputt gemacht|alles kaputt|muss zurückgenommen werden|muss zurückgerollt werden|muss raus|revertiert|
      zurück auf anfang|wieder am anfang
    `,
    es: `
      fallido|fallida|fracasó|fracasado|revertido|abandonado|falló|no funcionó|salió mal|no hubo manera|no hubo forma|no lo conseguí|
      no lo conseguimos|no lo logré|no lo logramos|no se logró|no se consiguió|sin éxito|fracaso|fracasamos|fracasé|fallidos|me rendí|
      nos rendimos|desistí|desistimos|tiré la toalla|tiramos la toalla|abandoné|abandonamos|abandonada|abortado|abortada|aborté|
      hubo que revertir|tuve que revertir|tuvimos que revertir|hay que revertir|hay que deshacer|revertida|revertidos|revertí|revertimos|
      deshice|deshicimos|deshecho|vuelta atrás|marcha atrás|callejón sin salida|vía muerta|nada aprovechable|nada utilizable|inservible|
      no sirvió|no sirvió de nada|lo rompí todo|rompió todo|un desastre|descartado todo|no conseguí resolver|no conseguí arreglar|
      no conseguí que|no conseguimos que|no logré que|no logré resolver|no logré arreglar|no logramos que|no logramos resolver|
      no pude arreglar|no pude resolver|no pude hacer que|no pudimos resolver|no pudimos arreglar
    `,
    fr: `
      échoué|échec|abandonné|annulé|revenu en arrière|raté|j'ai laissé tomber|laissé tomber|on a laissé tomber|on laisse tomber|
      laisse tomber|abandonnée|abandonnés|on abandonne|j'abandonne|j'ai abandonné|on a abandonné|nous avons abandonné|jeté l'éponge|
      baissé les bras|renoncé|j'ai renoncé|on a renoncé|on renonce|échouée|échoués|a échoué|ont échoué|on a échoué|j'ai échoué|
      échec complet|échec total|tentative ratée|tentative échouée|ratée|ratés|manqué son but|loupé|foiré|planté en beauté|tombé à l'eau|
      tombée à l'eau|capoté|avorté|avortée|tout annulé|j'ai tout annulé|on a tout annulé|tout défait|j'ai tout défait|
      revenu à l'état initial|retour à l'état initial|retour en arrière|retour à la case départ|case départ|fait marche arrière|
      marche arrière|reverté|revertée|à reverter|à annuler|doit être annulé|j'ai tout remis|tout remis comme avant|remis comme avant|
      remis en l'état|retiré à nouveau|tout retiré|tout jeté|à la poubelle|mis à la poubelle|n'a pas marché|n'a pas fonctionné|
      ça n'a pas marché|ça n'a rien donné|n'a rien donné|rien donné|n'a pas abouti|n'aboutit pas|pas abouti|sans succès|sans résultat|
      en vain|peine perdue|rien d'utilisable|rien d'exploitable|inutilisable|inexploitable|infructueux|infructueuse|impasse|cul-de-sac|
      voie sans issue|mené nulle part|ne mène nulle part|tout cassé|a tout cassé|pas réussi|n'ai pas réussi|n'a pas réussi|
      on n'a pas réussi|nous n'avons pas réussi|pas réussi à faire marcher|pas arrivé|n'y suis pas arrivé|on n'y est pas arrivé|fiasco|
      désastre
    `,
    pt: `
      falhou|fracassou|revertido|abandonado|fracassado|falhado|não deu certo|não funcionou|não resultou|não rolou|deu errado|deu ruim|
      correu mal|deu tudo errado|sem sucesso|sem êxito|fracasso|fracassamos|fracassei|fracassada|falhada|falhados|falhámos|falhamos|
      tentativa frustrada|tentativas falhadas|tentativas frustradas|desisti|desistimos|desistência|joguei a toalha|jogamos a toalha|
      larguei|abandonei|abandonamos|abandonámos|abandonada|abortado|abortada|abortei|tive que reverter|tive de reverter|
      tivemos que reverter|tivemos de reverter|precisa reverter|é preciso reverter|revertida|reverti|revertemos|desfiz|desfizemos|
      desfeito|voltei atrás|voltamos atrás|marcha atrás|beco sem saída|nada aproveitável|nada aproveitou|nada utilizável|não serviu|
      quebrou tudo|quebrei tudo|partiu tudo|um desastre|um fiasco|água abaixo|não consegui resolver|não consegui corrigir|
      não consegui consertar|não consegui fazer|não conseguimos resolver|não conseguimos corrigir|não conseguimos fazer|
      não foi possível resolver|não foi possível corrigir
    `,
    ru: `
      провалено|провал|не удалось|откат|откатили|откачено|брошено|неудача|откатил|откатила|откатано|откачен|откачена|откатили всё|
      откатили все|откатил всё|откатил все|всё откатил|все откатил|всё откатили|все откатили|откатил обратно|пришлось откатить|
      пришлось откатывать|надо откатить|нужно откатить|надо откатывать|откатываем|откатываю|вернул как было|вернули как было|
      вернул всё как было|вернул все как было|вернули всё назад|вернули все назад|вернул обратно|всё вернул|все вернул|всё вернули|
      все вернули|отменил изменения|отменили изменения|выпилил обратно|выпилили обратно|убрал обратно|убрали обратно|ревертнул|ревертнули|
      реверт*|заревертил|забросил|забросили|заброшено|забил на|забили на|отказались от|отказался от|отказались от затеи|оставили затею|
      махнули рукой|махнул рукой|сдался|сдались|сдаюсь|опустили руки|плюнул|плюнули|провалилось|провалилась|провалился|провалили|
      с треском|неудачн*|неуспешно|безуспешно|без толку|без результата|безрезультатно|впустую|всё зря|все зря|насмарку|коту под хвост|
      не получилось|ничего не получилось|не вышло|ничего не вышло|не взлетело|не пошло|не сработало|не прокатило|ничего не помогло|
      не заработало|так и не заработало|так и не заработал|не завелось|не справились|не справился|не смог|не смогли|не сумел|не сумели|
      не осилил|не осилили|зашли в тупик|зашёл в тупик|зашел в тупик|тупиковый путь|тупиковый вариант|ни к чему не привело|ничего не дало|
      ничего пригодного|непригодно|всё сломал|все сломал|всё сломали|все сломали|всё сломалось|все сломалось|всё сломано|все сломано|
      пришлось выбросить|выбросили|выкинули|выкинул|всё выкинул|все выкинул|в мусор|в помойку|фиаско|свернули|свёрнуто|свернуто
    `,
    ko: `
      실패|롤백|포기|되돌림|중도 포기|포기했|포기했다|포기했습니다|포기함|포기하고|단념|접었|접었다|접었습니다|접음|접기로|그만뒀|그만둠|그만두|관뒀|중단하고 되돌|실패했|실패했다|실패했습니다|실패함|실패로 끝|실패하고|성공하지 못|
      성공 못|이루지 못|달성하지 못|달성 못|해내지 못|해결에 실패|안 됐다|안 됐습니다|안 됐음|안됐|못 했다|못 했습니다|하지 못했|만들지 못했|동작시키지 못|쓸 수 없는 상태|쓸만한 결과 없|쓸모없|쓸 수 있는 것이 없|성과 없|
      성과가 없|소득 없|소득이 없|결과물 없|건진 것 없|헛수고|헛일|물거품|무산|좌절|좌초|엎어|망했|망함|망쳤|망침|망가뜨|박살|날려먹|되돌렸|되돌려|원복|원복했|원복함|원상 복구|원상복구|복귀시켰|롤백했|롤백함|롤백됨|리버트|리버트했|
      철회|철회했|취소했|취소함|폐기했|폐기함|백지화|막다른 길|두 손 들|손들었
    `,
    it: `
      fallito|fallita|annullato|abbandonato|non riuscito|non ha funzionato|non è andato|non è andata|non è andata bene|non è andato bene|
      andato storto|andata storta|andato male|andata male|è andato tutto storto|non ci sono riuscito|non ci siamo riusciti|
      non ce l'ho fatta|non ce l'abbiamo fatta|non riuscita|non riusciti|senza successo|senza esito|fallimento|falliti|fallite|
      mi sono arreso|mi sono arresa|ci siamo arresi|rinunciato|gettato la spugna|gettata la spugna|lasciato perdere|abbandonata|
      interrotto senza risultati|abortito|ho dovuto annullare|ho dovuto ripristinare|abbiamo dovuto ripristinare|ripristinato tutto|
      tornato indietro|tornati indietro|marcia indietro|vicolo cieco|niente di utilizzabile|nulla di utilizzabile|niente di buono|
      inutilizzabile|inservibile|buco nell'acqua|un disastro|si è rotto tutto|ho rotto tutto|ha rotto tutto|andato a monte|andata a monte|
      naufragato|non sono riuscito a risolvere|non sono riuscito a correggere|non sono riuscito a far|non sono riuscito a farlo|
      non sono riuscito a sistemare|non sono riuscita a risolvere|non siamo riusciti a risolvere|non siamo riusciti a far|
      non siamo riusciti a farlo|non sono riuscito nel|non si è riusciti
    `,
    et: `
      ebaõnnestus|ei õnnestunud|ei õnnestu|ebaõnnestunud|ebaõnnestusin|ebaõnnestusime|ebaõnnestumine|nurjus|nurjunud|luhtus|luhtunud|
      kukkus läbi|läbi kukkunud|kukkusin läbi|läks untsu|aia taha|läks nihu|läks vett vedama|läks viltu|läks valesti|läks metsa|
      ei läinud läbi|ei tulnud välja|ei saanud hakkama|ei saanud tööle|ei saanudki tööle|ei hakanud tööle|ei töötanud|ei toiminud|edutu|
      edutult|tulemuseta|tulutult|andsin alla|andsime alla|loobusin|loobusime|loobutud|loobuti|jätsin katki|jätsime katki|tühistatud|
      hüljatud|tuli tagasi pöörata|tuli tagasi võtta|tagasi pööratud|tagasi võetud|tagasi keeratud|pöörasin tagasi|keerasin tagasi|
      võtsin tagasi|võeti tagasi|pöörati tagasi|taastasin vana|tupiktee|ummiktee|jõudsin tupikusse|lõhkus kõik|lõhkusin kõik|
      kõik läks katki|midagi kasutatavat|kasutuskõlbmatu|kõlbmatu|katastroof|läbikukkumine
    `,
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

/**
 * The words that the rules of thumb look for inside their patterns. `*` stands for the rest of a word at either end of a phrase,
 * a blank for any blanks; capitals count only where a rule says so.
 */
export const terms = {
  /** Who a heading speaks to: what it tells to do is a step. */
  forNext: {
    en: 'next|later|following|tomorrow|incoming|future|handoff|handover',
    zh: '下一',
    ja: '次の',
    de: 'nächst*',
    es: 'próxim*|siguiente*',
    fr: 'prochain*',
    pt: 'próxim*',
    ru: 'следующ*',
    ko: '다음',
    it: 'prossim*',
  },
  /** What tells one side of the item above it, before a colon. */
  detailLabels: {
    en: `
      why|where|what|when|who|how|symptom|symptoms|cause|root cause|reason|fix|solution|workaround|mitigation|impact|severity|priority|
      status|state|file|files|location|line|lines|problem|issue|error|effort|estimate|owner|note|notes|detail|details|goal|expected|
      actual|result|evidence|context|background|approach|step|steps|depends on|blocked by|resolution|rationale|alternative|alternatives|
      action|next
    `,
    zh: '原因|解决|方案|影响|文件|位置',
    ja: '原因|現象|対策|対処|影響|ファイル|場所',
    de: 'warum|wo|ursache|lösung|auswirkung|grund|datei',
    es: 'causa|solución|impacto|motivo|archivo|dónde',
    fr: 'cause|raison|solution|fichier|où',
    pt: 'causa|solução|impacto|arquivo|onde',
    ru: 'причина|решение|где|файл|почему',
    ko: '원인|해결|영향|파일|위치',
    it: 'causa|soluzione|impatto|dove',
  },
  /** What is to be done about a trap, before a colon. */
  remedies: {
    en: 'fix|workaround|mitigation|solution|remedy|resolution',
    zh: '解决|解决方案|规避',
    ja: '対策|回避策|対処',
    de: 'lösung|abhilfe',
    es: 'solución',
    fr: 'solution|contournement',
    pt: 'solução|contorno',
    ru: 'решение|обход',
    ko: '해결|우회',
    it: 'soluzione|rimedio',
  },
  /** What opens advice behind a dash. */
  adverbsOfAdvice: {
    en: 'always|never|instead',
    de: 'immer|niemals|stattdessen',
    es: 'siempre|nunca',
    fr: 'toujours|jamais',
    pt: 'sempre|nunca',
    ru: 'всегда|никогда',
    it: 'sempre|mai',
  },
  /** New, said of a thing. */
  newWords: {
    en: 'new',
    zh: '新',
    ja: '新|新規',
    de: 'neu|neue|neuer|neues',
    es: 'nuevo|nueva|nuevos|nuevas',
    fr: 'nouveau|nouvelle|nouveaux|nouvelles',
    pt: 'novo|nova|novos|novas',
    ru: 'новый|новая|новое|новые',
    ko: '신규|새로운',
    it: 'nuovo|nuova|nuovi|nuove',
    et: 'uus',
  },
  /** What stands behind a file that is new. */
  newMarks: {
    en: 'new',
    zh: '新增|新建',
    ja: '新規|新規作成',
    de: 'neu',
    es: 'nuevo|nueva',
    fr: 'nouveau',
    pt: 'novo|nova',
    ru: 'новый|новая|новое',
    ko: '신규',
    it: 'nuovo|nuova',
  },
  createdMarks: {
    en: 'created',
    zh: '新写',
    ja: '新しく',
    de: 'neu angelegt|angelegt|erstellt',
    es: 'creado|creada',
    fr: 'créé|créée',
    pt: 'criado|criada',
    ru: 'создан|создана|создано',
    ko: '추가됨',
    it: 'creato|creata',
  },
  addedMarks: {
    en: 'added|add',
    zh: '添加|增加',
    ja: '追加',
    de: 'hinzugefügt',
    es: 'añadido|añadida|agregado',
    fr: 'ajouté|ajoutée|ajout',
    pt: 'adicionado|adicionada',
    ru: 'добавлен|добавлена|добавлено',
    ko: '추가',
    it: 'aggiunto|aggiunta',
  },
  /** What stands in brackets behind a file that was there before. */
  changedMarks: {
    en: 'modified|updated|changed|edited|deleted|removed|renamed|moved|rewritten|refactored',
    zh: '修改|变更|更新|删除|重构|移动|重命名',
    ja: '変更|修正|更新|削除|改修|移動',
    de: 'geändert|gelöscht|entfernt|umbenannt|verschoben|überarbeitet',
    es: 'modificado|eliminado|actualizado|renombrado',
    fr: 'modifié|supprimé|renommé|déplacé',
    pt: 'modificado|alterado|removido|atualizado|renomeado',
    ru: 'изменён|изменен|удалён|удален|обновлён|обновлен|переименован',
    ko: '수정|변경|삭제|갱신|이동',
    it: 'modificato|rimosso|aggiornato|rinominato',
  },
  /** Plainly now: a word of making behind it tells of the state and not of the making. */
  done: { en: 'done' },
  nowWords: { en: 'now' },
  justNow: { en: 'newly|just' },
  newFiles: { en: 'new file|new files' },
  madeWords: { en: 'added|created|wrote|written|introduced' },
  relatives: { en: 'which|that' },
  selves: { en: 'i|we' },
  /** Verbs of putting something into a file, which stood there before. */
  additions: { de: 'ergänzt|hinzugefügt|eingeführt|eingebaut' },
  /** What marks the file before it as what the verb is about. */
  particles: { ja: 'を|が|は|も', ko: '을|를|이|가|도' },
  anew: { ja: '一から', ko: '새로' },
  /** Names of columns of a table of files. */
  fileColumn: {
    en: '*file*|*path*|document*|doc',
    zh: '文件',
    ja: 'ファイル',
    de: '*datei*',
    es: '*archivo*|*fichero*',
    fr: '*fichier*',
    pt: '*arquivo*|*ficheiro*',
    ru: '*файл*|*путь*',
    ko: '파일|경로',
  },
  changeColumn: {
    en: '*change*|*action*|*what*|modific*',
    zh: '改动|变更|修改|说明',
    ja: '変更',
    de: '*änderung*',
    es: 'cambio*|modific*',
    fr: 'modific*',
    pt: 'alteraç*|modific*',
    ru: 'измен*',
    ko: '변경',
    it: 'modific*',
  },
  lookedColumn: {
    en: 'purpose*|reason*|why|role*|note*|remark*|state*|status*|description*|use*',
    zh: '用途|作用',
    ja: '用途|役割',
    de: 'zweck*',
    es: 'propósito*|uso',
    fr: 'rôle*',
    pt: 'finalidade*|uso',
    ru: 'назначение*',
    ko: '용도|역할',
    it: 'scopo',
    et: 'rolle*',
  },
  /** Columns that only count or name the rows. */
  ordinalColumn: { en: 'nr|no|id|ref|key|ticket|date|when', de: 'datum', es: 'fecha', pt: 'data' },
  /** A column of what was done about a trouble. */
  solvedColumn: {
    en: 'fix*|solution*|*resol*',
    zh: '解决',
    ja: '対応|解決',
    de: 'lösung*|*lösung',
    es: 'solución*|resol*',
    fr: 'solution*|résol*',
    pt: 'solução*|resol*',
    ru: 'решени*',
    ko: '해결',
  },
  splitting: { en: 'split|broke|divided|extracted' },
  /** How a step tells that its file is still to be made. */
  creating: {
    en: 'create|add|write|introduce|scaffold|draft|generate',
    zh: '新建|创建|新增|编写|写一个',
    ja: '新規作成|作成|新しく',
    de: 'anlegen|erstellen|schreiben|neu anlegen',
    es: 'crear|escribir|añadir|agregar|crea|escribe',
    fr: 'créer|écrire|ajouter|rédiger',
    pt: 'criar|escrever|adicionar',
    ru: 'создать|написать|добавить|завести',
    ko: '생성|작성|새로 만들',
    it: 'creare|scrivere|aggiungere',
  },
  /** What stands before what a thing was split into. */
  outcomesOfSplit: { en: 'into|to' },
  /** Parts of a file, which is none of them. */
  partsOfFile: {
    en: `
      key|keys|field|fields|option|options|flag|flags|setting|settings|section|sections|paragraph|paragraphs|chapter|chapters|dependency|
      dependencies|column|columns|entry|entries|param|params|parameter|parameters|argument|arguments|prop|props|route|routes|endpoint|
      endpoints|method|methods|function|functions|case|cases|rule|rules|import|imports|export|exports|line|lines|variable|variables|
      constant|constants|value|values|step|steps|job|jobs|target|targets|command|commands|string|strings|translation|translations
    `,
    de: 'schlüssel|felder|feld|abschnitt|abschnitte|abhängigkeit|abhängigkeiten|eintrag|einträge|spalte|spalten',
    es: 'zonas|clave|claves|campo|campos|sección|secciones|dependencia|dependencias|columna|columnas',
    fr: 'clé|clés|champ|champs|section|sections|dépendance|dépendances|colonne|colonnes',
    pt: 'chave|chaves|campo|campos|seção|seções|dependência|dependências|coluna|colunas',
    ru: 'ключ|ключи|ключа|поле|поля|раздел|разделы|зависимость|зависимости|столбцы|столбца',
  },
  /** Into or inside a thing. */
  inwards: {
    en: 'to|in|into|inside|within|on|onto',
    de: 'zu|in|im',
    es: 'a|en',
    fr: 'dans|en',
    pt: 'em',
    ru: 'в|на',
    it: 'in|nel|nella',
  },
  /** Inside a thing that opens a sentence. */
  inside: {
    en: 'in|inside|within',
    de: 'in|im',
    es: 'en',
    fr: 'en|dans',
    pt: 'em|no|na',
    ru: 'в',
    it: 'in|nel|nella',
  },
  /** Where something was put, at the end of a few words. */
  placed: { en: 'in|to|into', de: 'zu|im', es: 'a|en', fr: 'dans|à', pt: 'em|no|na', ru: 'в' },
  articles: { en: 'the|our|existing', de: 'das|die|den', es: 'la|el', fr: 'le|la', pt: 'o|a' },
  and: {
    en: 'and',
    zh: '和',
    ja: 'と|及び',
    de: 'und',
    es: 'y',
    fr: 'et',
    pt: 'e',
    ru: 'и',
    ko: '및',
    it: 'e',
  },
  or: { en: 'or', de: 'oder', es: 'o', fr: 'ou', pt: 'ou', ru: 'или', it: 'o' },
  afterwards: { en: 'then', de: 'dann' },
  /** What joins one half of a statement to the other. */
  contrasts: { en: 'and|but|while', de: 'und|aber', es: 'pero', fr: 'mais', pt: 'mas' },
  /** Sections that tell how things stand, and not what was done to them. */
  stateOfThings: {
    en: 'work|works|*working|state|status*',
    zh: '状态',
    ja: '状態',
    de: 'stand',
    es: 'estado',
    fr: 'état',
    pt: 'situa*',
    ru: 'состояни*',
    ko: '현재',
    et: 'olek*',
  },
  workDone: { en: 'work done|work completed|completed work' },
  /** How English verbs end that tell what was done. */
  pastVerbs: { en: '*ed|*wrote|*written|*built|*split' },
  /** How words end that tell a deed, and German ones that close an entry of work done. */
  deeds: { en: '*ed' },
  participles: { de: '*ge*t|*ge*en|*iert' },
  /** Between a file and what was done to it. */
  auxiliaries: {
    en: 'is|are|was|were|has been|have been|got',
    de: 'ist|sind|wurde|wurden',
    es: 'está|están|fue',
    fr: 'est|sont|a été|ont été',
    pt: 'foi|foram',
    ru: 'был|была|было|были',
    it: 'è stato',
  },
  degrees: {
    en: 'now|completely|fully|also|all',
    de: 'jetzt|nun|komplett',
    es: 'ahora',
    fr: 'maintenant',
    pt: 'agora',
    ru: 'теперь',
  },
  /** Words in `-ed` that open an entry and tell no deed on a file. */
  noDeeds: {
    en: `
      need*|bas*|us*|requir*|not*|plann*|expect*|support*|block*|fail*|tri*|discuss*|report*|locat*|stor*|call*|nam*|suppos*|relat*|seed*|
      speed*|embed*|fe*|fix*
    `,
  },
  pronouns: { en: 'it|them|this|that|the' },
  /** Words before which a heading names what it holds. */
  prepositions: {
    en: 'for|of|from|in|on|with|at|to|after|before|during|since|until|by|this',
    de: 'in dieser|diese|dieser|diesem|für|aus|im|beim|nach',
    es: 'en esta|esta|de|del|para',
    fr: 'dans|cette|pour|du|des|de',
    pt: 'nesta|neste|desta|nessa|da|do|na|de|para|por',
    ru: 'в этой|в этом|на|для|из|по|при',
    it: 'in questa|di',
  },
  /** Words that open a heading of what follows, whatever they stand before: `Next experiments`. */
  opensNext: {
    en: 'next|remaining|upcoming|outstanding|pending|unfinished',
    zh: '下一个|剩余|剩余的',
    ja: '次の|残りの',
    de: 'nächste|nächster|nächstes|nächsten|verbleibende|ausstehende|noch offene',
    es: 'próximo|próxima|próximos|próximas|siguiente|siguientes',
    fr: 'prochain|prochaine|prochains|prochaines',
    pt: 'próximo|próxima|próximos|próximas',
    ru: 'следующие|следующий|следующих|оставшиеся|оставшийся',
    ko: '다음|남은',
  },
  /** Words that open a heading of traps: `Known oddities`. */
  opensKnown: {
    en: 'known',
    zh: '已知|已知的',
    ja: '既知の',
    de: 'bekannte',
    fr: 'connus',
    pt: 'conhecidos',
    ru: 'известные',
    ko: '알려진',
  },
  /** "Once that is there": what follows waits for it, and is to be done then. */
  conditions: {
    en: 'once|when that|when this|when it|when the|when they|when all|when these|as soon as',
    de: 'sobald',
    es: 'en cuanto',
    fr: 'dès que',
    pt: 'quand|assim que|quando',
    ru: 'как только',
    it: 'appena',
  },
  /** Words that add nothing to what a heading names. */
  fillers: {
    en: `
      the|a|an|my|our|your|some|all|any|other|additional|further|more|current|currently|main|major|minor|key|important|optional|immediate|
      proposed|possible|potential|concrete|brief|short|final|latest|recent|specific|general|technical|project|team|evolution of|
      history of|summary of|list of
    `,
    de: 'wichtige|weitere|aktuelle|andere',
    es: 'otros|otras',
    fr: 'autres',
    pt: 'outros|outras',
    ru: 'другие|прочие',
  },
  /** What opens an item that stands for an empty list. */
  none: {
    en: 'none|nothing',
    de: 'nichts',
    es: 'ninguno|ninguna|ningun',
    fr: 'aucun|aucune',
    pt: 'nenhum|nenhuma',
    ru: 'ничего',
  },
  /** How the phrases of an empty list begin that deny something. */
  opensNo: { en: 'no*' },
  /** Waiting, among the words of blockers. */
  waiting: {
    en: '*wait*',
    zh: '等|待',
    ja: '待',
    de: '*wart*',
    es: '*esper*',
    fr: '*attent*',
    pt: '*aguard*|*esper*',
    ru: '*жд*',
    it: '*attes*',
  },
  /** Sentences that say that advice follows, as letters have instead of a heading. */
  advice: {
    en: 'should know|need to know|keep in mind|be careful|careful|watch out|note that|mind that|beware|heads up|heads-up',
    zh: '注意|小心',
    ja: '注意',
    de: 'achtung|vorsicht',
    es: 'cuidado|ojo',
    fr: 'attention',
    pt: 'cuidado|atenção',
    ru: 'осторожно|внимание',
    ko: '주의',
    it: 'attenzione',
  },
  /** How a paragraph goes on to tell what remains, once it began to. */
  continuations: {
    en: 'after that|afterwards|then|next|finally|lastly|and then|once that is done|once this is done',
    zh: '然后|接着|之后|最后',
    ja: 'その後|最後に',
    de: 'danach|dann|anschließend|zuletzt',
    es: 'después|luego|por último',
    fr: 'ensuite|puis|enfin',
    pt: 'depois|em seguida|por fim',
    ru: 'затем|потом|после этого',
    ko: '그다음|이후',
    it: 'poi|infine',
  },
  /** What may stand before the order that such a sentence gives. */
  leadsToOrder: { en: 'after that|then|and' },
  saysNext: { en: 'next*' },
  allows: { en: 'you could|you should|you can' },
  /** What may stand before the verb of an order. */
  opensOrder: { en: 'please|then|also|first|next|optionally|finally' },
  /** How a sentence opens that only goes on with the one before it. */
  backReferences: {
    en: 'it|this|that|these|those|they|he|she|so|but|because|since|thus|hence|therefore|also|and|or|i|we',
    zh: '这|那|所以|因此',
    ja: 'これ|それ|そのため',
    de: 'das|dies|es|sie|so|aber|denn|deshalb|daher',
    es: 'eso|esto|así|pero',
    fr: "cela|ça|ce|c'est|mais|donc",
    pt: 'isso|isto|ele|ela|mas',
    ru: 'это|он|она|но|поэтому',
    ko: '이것|그것|그래서',
    it: 'questo|ma',
  },
  /** What was wrong with work that is over since. */
  troubles: {
    en: 'problem|problems|issue|issues|bug|bugs|error|errors|failure|failures',
  },
  sidesOfTrouble: {
    en: 'cause|causes|root cause|root causes|symptom|symptoms|challenge|challenges',
  },
  /** What names a priority or a severity. */
  priorities: {
    en: 'severity|priority|prio|importance',
    zh: '优先|优先级|严重程度',
    ja: '優先|優先度|重要度',
    de: 'priorität|schwere',
    es: 'prioridad|severidad|gravedad',
    fr: 'priorité|gravité',
    pt: 'prioridade|severidade',
    ru: 'приоритет|важность',
    ko: '우선순위|심각도',
    it: 'priorità|gravità',
  },
  /** The words for each level, by themselves too common to say one: `high load`, `dar de alta`. */
  high: {
    en: 'critical|highest|high',
    zh: '高|紧急',
    ja: '高|緊急',
    de: 'kritisch|hoch|hohe',
    es: 'crítica|alta|alto',
    fr: 'critique|haute|élevée',
    pt: 'crítica|alta|alto',
    ru: 'высокий|высокая|критический',
    ko: '높음|긴급',
    it: 'critica|alta',
  },
  medium: {
    en: 'medium|moderate',
    zh: '中',
    ja: '中',
    de: 'mittel|mittlere',
    es: 'media|medio',
    fr: 'moyenne',
    pt: 'média|médio',
    ru: 'средний|средняя',
    ko: '보통',
    it: 'media',
  },
  low: {
    en: 'lowest|low',
    zh: '低',
    ja: '低',
    de: 'niedrig|niedrige',
    es: 'baja|bajo',
    fr: 'basse|faible',
    pt: 'baixa|baixo',
    ru: 'низкий|низкая',
    ko: '낮음',
    it: 'bassa',
  },
  /** Words that say a level wherever they stand in capitals. */
  loudHigh: { en: 'CRITICAL|P0|P1|MUST|NOT|HIGH' },
  loudHighest: { en: 'CRITICAL|P0|P1' },
  loudMedium: { en: 'P2|MEDIUM' },
  loudLow: { en: 'P3|P4|LOW' },
  /** Words that say a level wherever they stand. */
  urgent: { en: 'never|urgent', zh: '最优先|紧急', ja: '最優先|緊急', ru: 'срочно', ko: '긴급' },
  blocking: { en: 'blocking' },
  desired: { en: 'should' },
  optional: { en: 'optional|nice to have|consider|later|future', ru: 'опциональн*', ko: '선택' },
  /** Headings of what is left of the work itself, and not merely what could follow (annotation guide, section 7). */
  left: {
    en: `
      pending*|remain*|*left*|half done|half-done|halfdone|unfinished|not done|not finished|not started|not yet done|not yet finished|
      not yet started|outstanding|still todo|still to do|still open|still missing|in progress|under way|underway|incomplete|to be done|
      todo*|to do|what's missing|what is missing|not implemented|to finish|carried over|carry over|carry-over|carryover|not there yet|
      didn't get to|did not get to|haven't got to|have not got to|never got to|left undone|undone|not done yet|still red|red tests|
      failing test*|still failing|didn't finish|did not finish|ran out of time|half baked
    `,
    zh: '待完成|未完成|剩余|进行中|尚未|做完|剩下|还没|没来得及|没弄完|没做完',
    ja: '残|未完了|進行中|未対応|途中|まだ|未着手|未実装|できなかった|やり残し|間に合わな',
    de: `
      *fehlt|offen|offene|offener|offenes|ausstehend*|verbleib*|restarbeit*|in arbeit|noch zu|*aussteht|steht noch aus|fehlende*|
      nicht geschafft|nicht dazu gekommen|liegen geblieben|noch rot
    `,
    es: 'queda*|pendiente*|*falta*|por hacer|en curso|sin terminar|no dio tiempo|sin acabar|a medias',
    fr: 'restant*|reste*|en cours|à faire|manque*|à terminer|pas eu le temps|pas encore là|inachevé*',
    pt: 'pendente*|pendênc*|por fazer|em aberto|por concluir|*falta*|em andamento|não deu tempo|pela metade|inacabad*',
    ru: 'осталось|не сделано|незаверш*|в работе|в процессе|недодел*|доделать|не успел*|не дошли руки',
    ko: '남은|미완료|진행 중|아직|미구현|못 한|못한|끝내지 못',
    it: 'da fare|da completare|in sospeso|in corso|rimane*|non finito|a metà',
    et: 'pooleli',
  },
  /** What could follow, and is no part of the work itself. */
  followUps: {
    en: 'follow-up*|follow up*|followup*|later|nice to have|someday|some day|optional|future|ideas|one day|not urgent|no hurry',
    zh: '后续|以后|可选|不急|将来',
    ja: '今後|余裕があれば|任意|急ぎではない|後でよい|いつか',
    de: 'später|irgendwann|optional|ideen|eilt nicht|nicht eilig',
    es: 'más adelante|algún día|opcional|ideas|sin prisa|a futuro',
    fr: 'plus tard|un jour|optionnel|idées|rien ne presse|pas urgent',
    pt: 'mais tarde|um dia|opcional|ideias|sem pressa|futuro',
    ru: 'потом|позже|когда-нибудь|по желанию|не срочно|идеи',
    ko: '나중|향후|선택|급하지',
    it: 'più avanti|un giorno|opzionale|idee|senza fretta',
  },
  /** How a sentence opens that tells what is left. */
  opensLeft: {
    en: "what remains|what is left|what's left|remaining",
    zh: '还剩',
    ja: '残り',
    de: 'noch offen|es fehlt*',
    es: 'lo que queda|lo que falta|queda*|falta*',
    fr: 'ce qui reste|il reste',
    pt: 'o que falta|falta*',
    ru: 'осталось',
    ko: '남은',
    it: 'rimane*|resta',
  },
  /** How an entry opens that was not done, before a colon. */
  notDone: {
    en: `
      not done|not finished|not started|not implemented|not yet done|not yet finished|not yet started|not yet implemented|unfinished|
      half done|half-done
    `,
    zh: '未完成',
    ja: '未完了|未着手',
    de: 'noch nicht fertig|noch nicht erledigt',
    es: 'sin hacer|sin terminar',
    fr: 'pas fait|pas fini|pas terminé|pas encore fait|pas encore fini|pas encore terminé',
    pt: 'não feito|não concluído|não terminado',
    ru: 'не сделано|не готово|не закончено',
    ko: '미완료',
  },
  still: { en: 'still' },
  /** What of the work itself fails still, or is as it was before. */
  stillOpen: {
    en: `
      still fail|still fails|still failing|still broken|still red|still breaks|fail still|fails still|failing still|broken still|
      red still|still run on|still runs on|still on the old|still use the old|still uses the old|not been moved|not been migrated|
      not been ported|not been converted|not been started|not been written|not been implemented|not been touched|does not exist yet|
      do not exist yet|doesn't exist yet|don't exist yet|not there yet|is still missing|are still missing|not wired up|not hooked up|
      is only a stub|are only stubs|still a stub
    `,
    zh: '仍然失败|仍失败|还是旧的|仍用旧|还在用旧|还没迁|还没接|还没写',
    ja: 'まだ失敗|まだ古い|まだない|まだありません|古いまま|のままで、|落ちています|未対応です',
    de: `
      schlägt noch fehl|schlägt immer noch fehl|schlagen noch fehl|schlagen immer noch fehl|noch rot|noch kaputt|fehlt noch|fehlen noch|
      gibt es noch nicht|noch nicht umgestellt|läuft noch auf|laufen noch auf|noch auf dem alten
    `,
    es: 'sigue fallando|siguen fallando|todavía falla*|todavía no existe*|aún no existe*|sigue en el viejo|siguen en el viejo',
    fr: "échoue encore|échoue toujours|échouent encore|échouent toujours|n'existe pas encore|n'existent pas encore|encore sur l'ancien",
    pt: 'ainda falha*|ainda não existe*|ainda está no antigo|ainda estão no antigo',
    ru: 'всё ещё пада*|все еще пада*|ещё не перенес*|еще не перенес*|остались на старом|пока нет|ещё нет|еще нет',
    ko: '아직 실패|아직 없습니다|아직 없음|아직 옛|아직 구현되지',
    it: 'non esiste ancora|non esistono ancora|manca ancora|mancano ancora|ancora sul vecchio',
  },
  /** Headings of what was tried. */
  attempts: {
    en: 'what i tried|what we tried|things i tried|things we tried|tried|attempts|what was tried|what has been tried|what has been attempted',
    zh: '试过|尝试过|尝试',
    ja: '試したこと|試行|試した',
    de: 'was ich probiert habe|was ich versucht habe|was wir versucht haben|versuche|versucht|probiert',
    es: 'qué se intentó|que se intentó|lo que intenté|qué intenté|intentos',
    fr: "tentatives|ce que j'ai essayé|ce qu'on a essayé|essais",
    pt: 'o que tentei|o que tentamos|tentativas',
    ru: 'что пробовал*|что пробовали|попытки',
    ko: '시도한 것|시도한|시도',
    it: 'cosa ho provato|cosa abbiamo provato|tentativi',
  },
  /** How a heading of steps says that they wait for something. */
  waitsFor: {
    en: 'once|as soon as|when unblocked|after the|after we|after they|when we have|when we get|when they|when the|when it is',
    zh: '之后|以后|等|后再做|拿到',
    ja: 'が来たら|が届いたら|になったら|後に|次第',
    de: 'sobald|wenn|nachdem|danach',
    es: 'en cuanto|cuando|una vez',
    fr: 'dès que|quand|une fois|après',
    pt: 'assim que|quando|depois que',
    ru: 'как только|когда|после',
    ko: '되면|받으면|나오면|후에',
    it: 'appena|quando|una volta',
  },
  /** The state of a part that nobody finished, in a table of parts. */
  openStates: {
    en: 'not started|not done|not yet started|not yet done|pending|to do|todo|open|missing',
    zh: '未开始|未实现',
    ja: '未着手',
    de: 'offen|ausstehend',
    es: 'pendiente',
    fr: 'à faire',
    pt: 'pendente',
    ru: 'не начат*',
    ko: '미착수|예정',
  },
  /** A heading of what somebody is at. */
  atWork: {
    en: `
      now|working on|now working on|currently working on|doing|in the works|in progress|in flight|current|currently|current focus|
      current task|current work|wip
    `,
    zh: '进行中',
    ja: '作業中',
    de: 'jetzt|gerade|aktuell|aktuelle aufgabe',
    es: 'ahora|en curso',
    fr: 'maintenant',
    pt: 'agora|em curso',
    ru: 'сейчас',
    ko: '진행 중',
  },
  underWay: { en: 'wip|in progress' },
  /** What announces a status. */
  statusLabels: {
    en: 'status|state|outcome|result|in total|overall|progress|completion',
    zh: '结果|目前状态|当前进展|状态|当前状态|总体状态|整体状态|总状态',
    ja: '結果|現在の状態|現状|状態|状況|ステータス|全体の状況|総合状態',
    de: 'stand|ergebnis|status|gesamtstatus|gesamtstand',
    es: 'estado|resultado|estado actual|estado final|estado general',
    fr: 'état|statut|résultat|état actuel|état général|statut global',
    pt: 'situação|resultado|estado atual|situação atual|situação final|estado geral|status geral',
    ru: 'результат|статус|состояние|итог|общий статус',
    ko: '결과|현재 상태|현재상태|상태|진행 상황|진행상황',
    it: 'stato|esito|stato generale',
    et: 'olek|töö olek',
  },
  /** Headings of what sums the note up. */
  summaries: {
    en: `
      tl;dr|tldr|tl dr|summary|in short|in brief|bottom line|snapshot|where we are|where i am|where it is|where this is|
      where things stand|where we stand|where it stands|state|status|status update|current state|current status|present state|situation|
      outcome|result|results|the short version|at a glance|recap|verdict|state of play|state of affairs|what happened|how it ended|
      how it went|how it turned out|where it ended|in the end|wrap up|wrap-up|closing words
    `,
    zh: '概要|摘要|总结|小结|现状|状态|当前状态|目前状态|一句话',
    ja: '概要|まとめ|要約|現状|状態|状況|結論',
    de: 'kurz|kurzfassung|kurzstand|zusammenfassung|stand|aktueller stand|lage|wo wir stehen|wo ich stehe|fazit|ergebnis|was passiert ist',
    es: 'resumen|estado|estado actual|situación|dónde estamos|resultado|en breve|en resumen',
    fr: 'résumé|en bref|état|état actuel|état des lieux|bilan|où on en est|où nous en sommes|situation',
    pt: 'resumo|situação|situação atual|estado|estado atual|onde paramos|resultado|em resumo',
    ru: 'кратко|коротко|итог|итоги|состояние|текущее состояние|статус|где мы',
    ko: '요약|개요|현황|상태|현재 상태|결론',
    it: 'in breve|riepilogo|stato|situazione|riassunto',
    et: 'kokkuvõte|olek|seis|lühidalt',
  },
  /** What may stand before it. */
  statusQualifiers: {
    en: 'overall|current|task|session|work|project|final',
    de: 'aktueller|derzeitiger',
    ru: 'текущее|текущий|общий',
  },
  /** Done, said of a part that is not. */
  isNot: {
    en: `
      is not|are not|does not|do not|has not|have not|was not|were not|isn't|aren't|doesn't|don't|hasn't|haven't|wasn't|weren't|
      is not yet|are not yet|does not yet|do not yet|has not yet|have not yet|was not yet|were not yet|isn't yet|aren't yet|doesn't yet|
      don't yet|hasn't yet|haven't yet|wasn't yet|weren't yet
    `,
    de: 'noch nicht',
  },
  numerals: { zh: '一|二|三|四|五|六|七|八|九', ja: '一|二|三|四|五|六|七|八|九' },
  /** Tenths of the work: `八割ほど完了`. */
  tenths: { zh: '成', ja: '割' },
  aboutTenths: { zh: '左右', ja: 'ほど|方|くらい|程度' },
  doneTenths: { zh: '完|做|好', ja: '完|終|済|でき' },
  about: {
    en: 'about|approx|around|roughly',
    de: 'ca|etwa',
    es: 'cerca de|unos',
    fr: 'env|environ',
    pt: 'cerca de',
    it: 'circa',
  },
  /** What happens to one trouble, and not to all of the work. */
  mended: {
    en: 'fixed|resolved|solved',
    zh: '已修复|已解决',
    ja: '修正済み|解決',
    de: 'behoben|gelöst',
    es: 'arreglado|resuelto',
    fr: 'corrigé|résolu',
    pt: 'corrigido|resolvido',
    ru: 'исправлено|решено',
    ko: '수정됨|해결됨',
    it: 'corretto|risolto',
  },
  /** Parts of a whole in words: `two thirds done`. */
  fractions: {
    en: 'half|one half|a third|one third|two thirds|a quarter|one quarter|three quarters',
    zh: '一半|三分之一|三分之二|四分之三',
    ja: '半分|三分の一|三分の二',
    de: 'die hälfte|ein drittel|zwei drittel|drei viertel',
    es: 'la mitad|un tercio|dos tercios|tres cuartos',
    fr: 'la moitié|un tiers|deux tiers|trois quarts',
    pt: 'metade|um terço|dois terços|três quartos',
    ru: 'половина|треть|две трети|три четверти',
    ko: '절반|삼분의 일|삼분의 이',
    it: 'metà|un terzo|due terzi|tre quarti',
  },
  /** That nobody has begun: the note is a plan. */
  noWork: {
    en: `
      nothing has been built|nothing has been done|nothing has been written|nothing is built|nothing built yet|nothing is implemented|
      nothing implemented yet|no code yet|no code has been written|no code was written|not a line of code|nobody has started|
      nobody started|nobody has touched|not started yet|i have not started|i haven't started|we have not started|we haven't started|
      i haven't touched|i have not touched|before anybody starts
    `,
    zh: '还没动手|没有动代码|没动代码|尚未开工|还没开始写|没写代码|一行代码都没',
    ja: 'まだ何も|コードはまだ|未着手です|手を付けていない|一行も書いていない',
    de: `
      noch nichts gebaut|noch nichts gemacht|noch nichts umgesetzt|noch kein code|noch nicht angefangen|noch niemand angefangen|
      keine zeile code
    `,
    es: 'nadie ha tocado|nadie ha empezado|todavía no hay código|aún no hay código|no hemos empezado|no se ha empezado|ni una línea',
    fr: "rien n'est fait|rien n'a été fait|pas encore commencé|personne n'a commencé|pas une ligne de code|aucun code",
    pt: 'ninguém mexeu|ninguém começou|nada foi feito|ainda não começamos|ainda não há código|nenhum código|nenhuma linha',
    ru: 'ещё ничего не|еще ничего не|кода ещё нет|кода еще нет|никто не начинал|никто не брался|не начинали|ни строчки',
    ko: '아직 시작하지|아직 아무것도|코드는 아직|손대지 않',
    it: 'non abbiamo iniziato|nessuno ha iniziato|niente è stato fatto|ancora nessun codice|nemmeno una riga',
    et: 'keegi pole alustanud|pole alustatud|koodi veel pole',
  },
  /** How a heading says that the work stands still. */
  stops: {
    en: `
      can't move|cannot move|can't go on|cannot go on|can't continue|cannot continue|why we are stuck|why we're stuck|why i am stuck|
      why i'm stuck|why it is stuck|where this stops|where it stops|why this stopped|why it stopped|why i stopped|why we stopped|
      what stops us|what stopped us
    `,
    zh: '为什么卡住|卡在哪|为何停下|做不下去',
    ja: '止まっている理由|進められない理由|なぜ止まった|進めない理由',
    de: 'woran es hängt|warum es nicht weitergeht|warum ich nicht weiterkomme|warum wir nicht weiterkommen|warum es steht',
    es: 'por qué no avanza|por qué estamos parados|por qué paramos|no podemos seguir',
    fr: 'pourquoi on est bloqué|pourquoi on est bloqués|pourquoi ça bloque|pourquoi ça coince|ce qui nous arrête',
    pt: 'por que parou|por que paramos|por que travou|não dá para seguir',
    ru: 'почему встали|почему стоим|почему застряли|почему остановились',
    ko: '막힌 이유|멈춘 이유|왜 멈췄',
    it: 'perché siamo fermi|perché è fermo|perché ci siamo fermati',
  },
  /** What a share of the work stands beside. */
  shareDone: {
    en: 'complete|completed|done|finished|ready|progress|implemented',
    zh: '完成|进度',
    ja: '完了|進捗',
    de: 'fertig|erledigt',
    es: 'terminado|completado|hecho',
    fr: 'terminé|fait',
    pt: 'concluído|feito|pronto',
    ru: 'готов*|сделан*|выполнен*',
    ko: '완료|진행',
    it: 'completato|fatto',
  },
  lineNumbers: {
    en: 'line*|l|l.|ll.',
    zh: '第|行',
    ja: '行',
    de: 'zeile*',
    es: 'línea*',
    fr: 'ligne*',
    pt: 'linha*',
    ru: 'строк*',
    it: 'riga|righe',
  },
  /** Words of the cues that are too common to say anything by themselves. */
  faint: {
    en: 'use|uses|keep|keeps|kept|stay|stays|every|each|all|before|first|follow|follows',
    zh: '使用|优先',
    ja: '使う|優|保持',
    de: 'jede|jeder|erst|bleibt|bloß',
    es: 'cada|todo|toda|todas|todos|usar|mantener',
    fr: 'chaque|tous|toutes|utiliser|garder',
    pt: 'cada|todo|toda|todas|todos|usar|manter',
    ru: 'все|каждый|каждая|через|сначала|перед',
    ko: '모든|먼저',
    et: 'iga',
  },
  /** Words of the cues of doubt that say nothing by themselves. */
  faintDoubts: { en: 'question|whether' },
  opensDoubt: { en: 'whether', de: 'ob' },
  /** Words of forbidding, whose text warns whatever else it says. */
  forbidding: {
    en: "never|don't|do not|must not|mustn't|avoid|beware|watch out|careful",
    zh: '切勿|禁止|不要|小心',
    ja: '禁止|してはいけない|しないこと|しないで',
    de: 'niemals|nie',
    es: 'nunca|jamás',
    fr: 'jamais',
    pt: 'nunca|jamais',
    ru: 'нельзя|никогда',
    ko: '하지마|하지 마|금지',
    it: 'mai',
  },
  /** "We cannot X without Y" (annotation guide, section 4), said of the work and not of a tool. */
  ofTheWork: { en: 'we|i|work|this' },
  cannot: { en: "cannot|can't|can not" },
  without: { en: 'without' },
  /** What holds of every one is a rule. */
  everyOne: {
    en: 'all|every|each',
    zh: '所有|每个',
    ja: 'すべての|全ての',
    de: 'alle|jede|jeder|jedes',
    es: 'todo|toda|todos|todas|cada',
    fr: 'tous|toutes|chaque',
    pt: 'todo|toda|todos|todas|cada',
    ru: 'все|каждый|каждая',
    ko: '모든',
    it: 'ogni|tutti|tutte',
  },
  opensRule: { en: 'use|keep|prefer|follow' },
  /** What obliges. */
  obliges: {
    en: 'must*',
    zh: '必须',
    ja: '必ず',
    de: 'muss*|müssen*',
    es: 'debe*|hay que*',
    fr: 'doit*|doivent*|il faut*',
    pt: 'deve*',
    ru: 'должн*',
    ko: '반드시|해야',
  },
  /** What comes of not doing so: a rule that tells it warns ("needs Y or it fails", annotation guide, section 2). */
  orElse: {
    en: 'otherwise|or else|or it|or they|or the|or you|or we|or everything|or nothing',
    zh: '否则|不然',
    ja: 'そうでないと|さもないと',
    de: 'sonst|andernfalls',
    es: 'de lo contrario|si no',
    fr: 'sinon',
    pt: 'senão|caso contrário',
    ru: 'иначе',
    ko: '그렇지 않으면',
    it: 'altrimenti',
  },
  /** What denies the word behind it. */
  negations: {
    en: 'no|not|nothing|nobody|no one|none|without|never|0',
    de: 'nicht|kein|keine|niemand|nichts|un',
    es: 'nadie|nada|sin|no hay',
    fr: 'personne|rien|sans|aucun|pas',
    pt: 'ninguém|não|sem|nada',
    ru: 'никто|ничего|нет|не|без',
    it: 'non|senza|nessun|nessuna',
  },
  /** What denies the word that it is written to. */
  deniesRightBehind: { zh: '没有|不', ja: '無|不' },
  /** What denies a word further on: `nothing is blocked`. */
  nobody: {
    en: 'nothing|nobody|none',
    de: 'nichts|niemand',
    es: 'nada',
    fr: 'rien',
    pt: 'nada',
    ru: 'ничего',
  },
  notBlocking: { en: 'non|not' },
  /** What a log calls its entries: `Session 3 — Sunday`. */
  logEntries: {
    en: 'session|day|week|sprint|entry|part|round|shift|log',
    zh: '会话|第',
    ja: 'セッション|第',
    de: 'sitzung|tag|woche|teil',
    es: 'sesión|día|semana|parte',
    fr: 'session|jour|semaine|partie',
    pt: 'sessão|dia|semana|parte',
    ru: 'сессия|день|неделя|часть',
    ko: '세션|제',
    it: 'sessione|giorno|settimana|parte',
  },
  /** What numbers a heading: `Step 2`. */
  numbered: {
    en: 'priority|prio|step|phase|task|item|issue|bug|problem|question|blocker|option',
    de: 'schritt',
    es: 'paso',
    fr: 'étape',
    pt: 'passo',
    ru: 'шаг|задача',
    ko: '작업|단계',
  },
  /** What a heading or an entry ends in that is over. */
  overMarks: {
    en: 'resolved|done|complete|completed|fixed|mitigated|shipped|closed',
    zh: '已完成',
    ja: '完了',
    de: 'erledigt',
    es: 'hecho',
    fr: 'fait',
    pt: 'feito',
    ru: 'готово',
    ko: '완료',
    it: 'fatto',
  },
  /** The same, wherever no space is written before it. */
  overInOneWord: { zh: '已完成', ja: '完了', ko: '완료' },
  /** Words that end in a full stop and no sentence. */
  abbreviations: {
    en: 'e.g|i.e|etc|vs|cf|approx|no|resp|incl|excl|fig|sec|min|max|dr|mr|mrs|st',
    de: 'nr|z.b|z. b|d.h|d. h|bzw|ca|vgl|usw',
    es: 'p.ej|p. ej|ej|núm',
    fr: 'art',
    ru: 'т.е|т. е|т.д|т. д|т.п|т. п|см|напр|стр',
  },
  /** How verbs end that open the entries of a list of tasks. */
  infinitives: {
    es: '*ar|*er|*ir',
    fr: '*er|*ir|*re',
    pt: '*ar|*er|*ir',
    ru: '*ть|*ти',
    it: '*are|*ere|*ire',
  },
  /** Verbs that open an order: an English step has no other mark where no heading says that steps follow. */
  imperatives: {
    en: `
      add|address|adjust|agree|align|allow|apply|approve|archive|ask|assess|assign|attach|audit|automate|backfill|bring|build|bump|call|
      capture|carry|catch|change|check|choose|clarify|clean|clear|close|collect|commit|compare|complete|confirm|connect|consider|continue|
      convert|copy|correct|cover|create|cut|debug|decide|define|delete|deliver|deploy|design|determine|develop|discuss|document|
      double-check|draft|draw|drop|enable|ensure|establish|evaluate|examine|execute|expand|explore|export|expose|extend|extract|fetch|
      figure|fill|finalise|finalize|find|finish|fix|flesh|fold|follow|force|format|gather|generate|get|give|go|grab|handle|harden|hook|
      hunt|identify|implement|import|improve|inspect|install|integrate|investigate|keep|land|launch|lift|link|list|load|localize|lock|
      look|make|map|mark|measure|merge|migrate|mock|monitor|move|obtain|open|optimise|optimize|parse|pick|pin|plan|point|polish|port|
      prepare|prevent|probe|produce|profile|promote|propagate|prove|provide|publish|pull|purge|push|put|re-run|reach|read|rebase|rebuild|
      recheck|reconcile|record|redo|reduce|refactor|refresh|regenerate|register|release|remove|rename|renew|reorder|repair|replace|reply|
      report|reproduce|request|rerun|research|reset|resolve|restart|restore|resume|retest|retire|retry|revert|review|revisit|rework|
      rewrite|roll|rotate|run|save|schedule|secure|see|send|set|settle|ship|show|simplify|sketch|smoke-test|sort|spike|split|stand|start|
      store|strip|submit|supply|support|swap|sync|tackle|tag|take|teach|test|think|tidy|tighten|track|trace|train|triage|trim|try|tune|
      turn|unblock|unify|update|upgrade|upload|use|validate|verify|wait|walk|watch|widen|wire|work|wrap|write
    `,
  },
} as const satisfies Readonly<Record<string, Words>>;

export type Term = keyof typeof terms;

/** Signs that people set before a heading, an item, a file or a status for what it is. */
export const signs = {
  questions: '❓❔🤔',
  blockers: '🚧⛔🛑',
  gotchas: '⚠☠🪤💣',
  trapItems: '🔥',
  done: '✅☑✔',
  next: '🔜⏭➡',
  completed: '✅☑🎉🟢',
  partial: '🔄⏳🚧🟡🔶⏸',
  blocked: '⛔🛑',
  open: '❌⬜☐',
  underWay: '🔄⏳🚧',
  created: '➕🆕✨',
  modified: '✏📝🔧♻🛠🔨🗑➖🐛',
  high: '🔴❌🚨',
  highest: '🔴',
  medium: '🟡⚠',
  low: '🟢',
} as const satisfies Readonly<Record<string, string>>;

export type SignName = keyof typeof signs;

/** Words that nearly every sentence of a language holds and others of its script do not. */
export const commonWords: Words = {
  de: 'der|die|das|und|ist|nicht|mit|für|auf|ein|eine|den|im|von|zu|wird|noch|auch|bei|aus|nach|oder|wenn|dem',
  es: 'el|la|los|las|de|que|y|en|para|con|una|por|se|del|al|está|sin|como|más|pero|lo|hay',
  fr: "le|la|les|des|et|est|pour|dans|une|avec|sur|du|au|que|qui|pas|il|ce|sont|plus|par|l'a|d'un|c'est",
  pt: 'o|os|as|de|que|e|em|para|com|uma|não|do|da|no|na|por|se|ao|está|foi|mais|dos|das',
  it: 'il|lo|gli|le|di|e|che|in|per|con|una|non|è|del|della|dei|sono|come|più|nel|alla|dal',
  et: 'ja|on|ei|ning|et|see|kui|mis|oli|veel|või|juba|siis|kas|pole|ka|peab|tuleb|saab|enne|pärast|kõik',
  en: 'the|a|of|and|is|to|in|for|with|on|that|it|was|not|are|be|as|by|this|from|has|at|an|or',
};
