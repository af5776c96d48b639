# Games on this device, without a server: the page "Play here".

device-web-title = Hier spielen
device-web-intro = Regeln, Gegner und deine Partien nur auf diesem Gerät: kein Server, kein Konto und, einmal geladen, kein Netz.
device-web-me = Du
device-web-ask = Das Spielwerk wird einmal geladen: { $megabytes } MB. Danach startet es von diesem Gerät.
device-web-load = { $megabytes } MB laden und spielen
device-web-loading = Lädt: { $done } von { $all } MB
device-web-starting = Das Spielwerk startet …
device-web-new = Neue Partie auf diesem Gerät
device-web-tables = Partien auf diesem Gerät
device-web-storage = Wo deine Partien liegen
device-web-keep-help = Deine Partien liegen im Speicher dieses Browsers. Wird der Platz knapp, darf er sie löschen, es sei denn, du bittest ihn, sie zu behalten. Die Aufzeichnung einer beendeten Partie lässt sich jederzeit als Datei sichern.
device-web-keep = Browser bitten, meine Partien zu behalten
device-web-kept = Deine Partien liegen im Speicher dieses Browsers, und er hat zugesagt, sie zu behalten. Wer die Daten dieser Seite löscht, löscht auch sie.
device-web-not-kept = Der Browser sagt nicht zu, die Partien zu behalten. Oft tut er es, sobald Ulpia installiert ist oder häufiger benutzt wird.
device-web-nearly-full = Der Speicher dieses Geräts ist fast voll. Sichere die Aufzeichnungen, die dir wichtig sind, und schaffe Platz, bevor sich ein Zug nicht mehr speichern lässt.
device-web-storage-denied = Dieser Browser lässt uns nichts speichern, wie manche privaten Fenster. Öffne Ulpia in einem gewöhnlichen Fenster oder spiele am Tisch eines Servers.
device-web-missing-webassembly = Dieser Browser kann kein WebAssembly, das das Spielwerk braucht. Ein neuerer kann es; die Tische eines Servers gehen auch hier.
device-web-missing-workers = Dieser Browser kann nicht im Hintergrund rechnen, was das Spielwerk braucht. Ein neuerer kann es; die Tische eines Servers gehen auch hier.
device-web-missing-storage = Dieser Browser hat keinen Speicher für Partien. Öffne Ulpia in einem gewöhnlichen Fenster über eine sichere Adresse oder spiele am Tisch eines Servers.
device-web-missing-unpacking = Dieser Browser ist zu alt für das Spielwerk. Ein neuerer kann es; die Tische eines Servers gehen auch hier.
device-web-not-loaded = Das Spielwerk ließ sich nicht laden. Prüfe das Netz und versuche es noch einmal; was schon da ist, bleibt.
device-web-damaged = Diese Partie ist beschädigt
device-web-damaged-help = Ein Teil dessen, was dieser Browser von der Partie gespeichert hat, lässt sich nicht lesen. Du kannst vom letzten lesbaren Zug aus weiterspielen oder die Partie löschen.
device-web-repair = Vom letzten lesbaren Zug aus weiterspielen
device-web-forget = Diese Partie löschen
device-web-version-ready = Eine neue Version ist bereit.
device-web-version-take = Neu laden
device-web-version-later = Später
device-web-here = Auf diesem Gerät
device-web-refusal-needs_server = Dafür braucht es einen Server: Auf diesem Gerät ist niemand außer dir.
device-web-refusal-storage_full = Der Speicher dieses Geräts ist voll: Der Zug wurde nicht gespielt. Schaffe Platz und wähle noch einmal; alles davor ist sicher.
device-web-refusal-storage_failed = Dieser Browser hat den Zug nicht gespeichert, darum wurde er nicht gespielt. Alles davor ist sicher; versuche es noch einmal oder lade die Seite neu.
device-web-refusal-journal_damaged = Was von dieser Partie gespeichert ist, ist beschädigt.
device-web-refusal-journal_lost = Von dem, was von dieser Partie gespeichert ist, lässt sich nichts mehr retten.
device-web-refusal-engine_needed = Zuerst muss das Spielwerk geladen werden.
device-web-refusal-engine_failed = Das Spielwerk ist nicht gestartet. Lade die Seite neu; hilft das nicht, lade das Spielwerk noch einmal.
device-web-who = Wer spielt
device-web-alone = Ich spiele allein
device-web-people = { $count } Personen an diesem Gerät
device-web-person = Person { $number }
device-web-no-bots = Keine Bots
device-web-hot-seat-help = Ihr gebt das Gerät reihum weiter. Zwischen zwei Zügen ist der Tisch verdeckt, damit niemand die Hand der anderen sieht.
device-web-pass-to = Gib das Gerät an { $name } weiter
device-web-pass-help = Verdecktes wird erst gezeigt, wenn die nächste Person das Gerät in der Hand hält.
device-web-pass-take = Ich bin { $name }: Tisch zeigen
device-web-refusal-same_name = Zwei Personen an diesem Tisch heißen gleich. Gib ihnen verschiedene Namen.
device-web-refusal-not_waited_for = Der Tisch wartet gerade auf jemand anderen.
device-web-manage = Mehr
device-web-save-record = Aufzeichnung als Datei sichern
device-web-move = Auf den Server umziehen
device-web-delete = Löschen
device-web-delete-ask = Diese Partie löschen?
device-web-delete-help = Dann ist sie für immer weg: Niemand sonst hat sie. Wenn sie dir wichtig ist, sichere vorher ihre Aufzeichnung.
device-web-storage-low = Der Speicher dieses Geräts ist fast voll. Sichere unter „Hier spielen“ Aufzeichnungen und lösche alte Partien, bevor ein Zug nicht mehr gespeichert werden kann.
device-web-storage-low-open = Zu „Hier spielen“
device-web-try = Alle Seiten selbst spielen
device-web-try-help = Eine neue Verteilung, alle Karten offen: Spiele jeden Platz, geh zurück, zweige ab. Zweige bleiben in diesem Browser.
device-web-tried = Eigene Bretter
device-web-tried-row = { $game }, zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $seats }
}: { $count ->
    [one] ein Zweig
   *[other] { $count } Zweige
}
