/**
 * The words by which a request is recognised, of all languages together: English first, then German, French, Spanish, Portuguese, Italian,
 * Dutch, Polish, Russian and Turkish. Chinese, Japanese and Korean have no spaces between words: theirs are patterns, below.
 */
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** English verbs of work on a repository, as an imperative has them. What is answered in a conversation (explain, show, list) is not here. */
export const englishWork = wordsOf(`
  add adapt adjust audit build bump change clean cleanup configure convert correct cover create debug delete deploy deprecate design
  disable document drop enable extend extract fix generate handle implement improve install integrate introduce investigate localise
  localize make migrate modify move optimise optimize organise organize port publish redesign reduce refactor release remove rename
  reorganise reorganize replace resolve restructure revert review rewrite scaffold set setup simplify solve speed split support translate
  turn update upgrade use validate wire write
`);

/** English words that may come before the verb of a request. */
export const englishLead = wordsOf(`
  a ahead again also alright and anyway as but can could else finally first fine go good great have hey hi hello help i'd i i'll if
  instead just kindly let let's lets like lastly me might mind must need next no now of oh ok okay perfect please possible quickly really
  second should so sure thank thanks that's the then third to try us want we we'd well will wish would yeah yep yes you
`);

/** Words with which an English question begins that is a request. */
export const englishPolite = wordsOf("can could would will please mind can't couldn't");

/** Words that name nothing to work on. */
export const pronouns = wordsOf('it that this them these those please now again too then so up for me us');

/** Words that begin a question, in all languages. */
export const questionWords = wordsOf(`
  how what what's whats why where which who whose when is are am was were does do did has have had should shall isn't aren't doesn't
  don't didn't hasn't haven't any
  wie was warum wieso weshalb wo woher wohin welche welcher welches welchen wer wen wem wann wozu ist sind hat haben
  comment quoi pourquoi où quel quelle quels quelles qui quand combien est-ce qu'est-ce que
  cómo qué por dónde cuál cuáles quién quiénes cuándo cuánto como onde qual quais quem quando quanto
  perché perche come dove quale quali chi cosa che
  hoe wat waarom waar welk welke wanneer
  jak co dlaczego czemu gdzie który która które kto kiedy czy
  как что почему зачем где куда какой какая какое какие кто когда сколько
  nasıl ne neden niçin nerede hangi kim
`);

/** Words that make a question a request. */
export const polite = wordsOf(`
  kannst könntest könnt könntet können könnten würdest würden magst bitte
  peux pourrais pouvez pourriez veux voudrais
  puedes podrías podéis puede podría
  pode poderia podes podias consegue
  puoi potresti può potrebbe
  kun kunt zou wil alsjeblieft
  możesz mógłbyś mogłabyś proszę
  можешь можете мог могла могли пожалуйста
  misin mısın misiniz mısınız lütfen
`);

/** Verbs of work in the forms of requests (imperatives and infinitives), but for English. */
export const work = wordsOf(`
  behebe behebt beheben repariere reparieren korrigiere korrigieren erweitere erweitern ergänze ergänzen füge fügt hinzufügen hinzuzufügen
  schreibe schreib schreiben umschreiben entferne entfernt entfernen lösche löschen ersetze ersetzen ändere ändern erstelle erstellen
  implementiere implementieren übersetze übersetzen aktualisiere aktualisieren migriere migrieren untersuche untersuchen überarbeite
  überarbeiten refaktoriere refaktorieren verschiebe verschieben benenne umbenennen verbessere verbessern optimiere optimieren
  dokumentiere dokumentieren räume aufräumen aufzuräumen baue bau einbauen einzubauen umbauen teile aufteilen vereinfache vereinfachen
  prüfe richte einrichten
  corrige corriger corrigez répare réparer ajoute ajouter ajoutez supprime supprimer supprimez remplace remplacer remplacez écris écrire
  écrivez crée créer créez implémente implémenter mets mettre modifie modifier change changer traduis traduire migre migrer refactorise
  refactoriser renomme renommer améliore améliorer optimise optimiser documente documenter déplace déplacer simplifie simplifier enlève
  enlever retire retirer intègre intégrer
  arregla arreglar corregir añade añadir agrega agregar elimina eliminar borra borrar reemplaza reemplazar sustituye sustituir escribe
  escribir crea crear implementa implementar actualiza actualizar cambia cambiar modifica modificar traduce traducir migra migrar
  refactoriza refactorizar renombra renombrar mejora mejorar optimiza optimizar documenta documentar mueve mover simplifica simplificar
  quita quitar integra integrar haz incluya
  corrija corrigir adicione adicionar adiciona acrescente remova remover exclua excluir substitua substituir troque trocar escreva escrever
  crie criar implemente atualize atualizar altere alterar mude mudar traduza traduzir migre refatore refatorar renomeie renomear melhore
  melhorar otimize otimizar documente mova simplifique arrume arrumar conserte consertar
  correggi correggere aggiungi aggiungere rimuovi rimuovere elimina sostituisci sostituire scrivi scrivere implementare aggiorna aggiornare
  cambiare modificare traduci tradurre migrare rifattorizza rinomina rinominare migliora migliorare ottimizza ottimizzare sposta spostare
  semplifica semplificare sistema sistemare
  repareer repareren herstel herstellen voeg toevoegen verwijder verwijderen vervang vervangen schrijf schrijven maak maken implementeer
  implementeren werk bijwerken wijzig wijzigen verander veranderen vertaal vertalen migreer migreren hernoem hernoemen verbeter verbeteren
  napraw naprawić popraw poprawić dodaj dodać usuń usunąć zastąp zastąpić zamień zamienić napisz napisać utwórz utworzyć stwórz stworzyć
  zaimplementuj zaktualizuj zaktualizować zmień zmienić przetłumacz przenieś przenieść ulepsz zrefaktoryzuj uprość
  исправь исправьте исправить почини почините починить добавь добавьте добавить удали удалите удалить убери уберите убрать замени замените
  заменить напиши напишите написать перепиши перепишите переписать создай создайте создать реализуй реализуйте реализовать обнови обновите
  обновить измени измените изменить переведи переведите перевести перенеси перенесите перенести переименуй переименуйте улучши улучшите
  улучшить оптимизируй оптимизируйте отрефактори отрефакторить сделай сделайте упрости
  düzelt düzeltin düzeltir ekle ekleyin ekler sil silin siler kaldır kaldırın kaldırır değiştir değiştirin değiştirir güncelle güncelleyin
  güncelleyebilir ekleyebilir düzeltebilir yaz yazın yazar oluştur oluşturun oluşturur uygula uygulayın taşı taşıyın çevir çevirin iyileştir
`);

/** Words with which somebody says what is wanted. */
export const wants =
  /(?:^|[^\p{L}])(?:i want|we want|i need|we need|i'd like|i would like|we'd like|we would like|möchten?|brauchen?|je veux|je voudrais|il faut|j'ai besoin|quiero|necesito|necesitamos|quisiera|hay que|quero|preciso|precisamos|gostaria|voglio|vorrei|bisogna|ik wil|wil graag|chcę|potrzebuję|trzeba|хочу|нужно|надо|istiyorum|lazım)(?=[^\p{L}]|$)/iu;

/** What somebody wants to know is answered in the conversation. */
export const wantsToKnow =
  /(?:^|[^\p{L}])(?:know|understand|see|ask|wissen|verstehen|sehen|fragen|savoir|comprendre|saber|entender|sapere|capire|weten|begrijpen|wiedzieć|zrozumieć|знать|понять|bilmek|anlamak)(?=[^\p{L}]|$)/iu;

/** Words of somebody who reports what is wrong. */
export const failure =
  /(?:^|[^\p{L}])(?:bugs?|broken|crash(?:es|ed|ing)?|fails?|failing|errors?|[A-Za-z]*(?:Error|Exception)|wrong(?:ly)?|regression|leaks?|leaking|freezes?|hangs?|(?:does not|doesn't|do not|don't|not|stopped) work(?:ing)?|fehler|stürzt|abstürz\p{L}*|bricht|kaputt|funktionier(?:t|en) nicht|erreurs?|plante|cassée?|ne (?:marche|fonctionne) (?:pas|plus)|falla|fallan|rot[oa]|no funcionan?|erros?|falham?|quebrad[oa]|não funcionam?|errore|errori|non funzionano?|fout|kapot|werkt niet|błąd|błędy|nie działa|ошибк\p{L}*|падает|сломан\p{L}*|не работает|hata|çalışmıyor|bozuk)(?=[^\p{L}]|$)|错误|报错|失败|崩溃|エラー|バグ|動かない|動きません|失敗|오류|에러|버그|실패/iu;

/** Where this is said, what is wrong is over, or is praised. */
export const noFailure =
  /(?:^|[^\p{L}])(?:no|without|keine?n?|ohne|sans|aucune?|sin|sem|nessun|geen|без|thanks?|thank|danke|merci|gracias|obrigad[oa]|grazie|спасибо|fixed|gone|works)(?=[^\p{L}]|$)|谢谢|ありがとう|감사/iu;

interface Script {
  /** What makes a sentence a request. */
  readonly request: RegExp;
  /** What it must have beside that, where a stem alone may be of a statement. */
  readonly form: RegExp;
  /** What makes it a question. */
  readonly question: RegExp;
}

/** Languages without spaces between words: a stem of work, in a sentence that has the form of a request. */
export const scripts: readonly Script[] = [
  {
    request:
      /(?:修复|修正|修改|添加|增加|加上|新增|实现|重构|重写|删除|移除|去掉|替换|迁移|升级|更新|优化|改成|改为|编写|补充|创建|新建|排查|解决|翻译|重命名|拆分|整理|简化)(?!了|过)/u,
    form: /./u,
    question: /为什么|什么|怎么|如何|哪|谁|为何|(?<!能不能.*|可以.*|请.*|帮.*)吗[？?]?$/u,
  },
  {
    request:
      /修正|追加|実装|削除|更新|変更|移行|改善|作成|対応|翻訳|リファクタ|置き換え|書き換え|直し|直せ|変え|書い|作っ|消し|分割|整理|調査|最適化|調べ/u,
    form: /ください|下さい|くれ|もらえ|もらい|ほしい|欲しい|頼む|頼みます|お願い|しろ[。！]?$|して[。！]?$/u,
    question: /なぜ|どうして|どのよう|何|どこ|いつ|誰/u,
  },
  {
    request:
      /수정|추가|구현|삭제|제거|변경|바꿔|바꾸|고쳐|고치|만들|작성|업데이트|리팩터|리팩토|이전|옮겨|개선|번역|정리|분리|교체|최적화/u,
    form: /줘|주세요|주십시오|줄래|주실|바랍니다|합시다|하자/u,
    question: /왜|무엇|뭐|어떻게|어디|언제|누구/u,
  },
];
