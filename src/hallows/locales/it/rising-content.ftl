### Death Eaters Rising: nomi e testi delle carte. Il testo di una carta si compone di queste frasi secondo gli effetti
### scritti nei file dei contenuti.

## Personaggi

rising-card-albus = Albus Silente
    .a = ad Albus Silente
rising-card-mcgonagall = Minerva McGranitt
    .a = a Minerva McGranitt
    .gender = f
rising-card-snape = Severus Piton
    .a = a Severus Piton
rising-card-hagrid = Rubeus Hagrid
    .a = a Rubeus Hagrid
rising-card-trelawney = Sibilla Trelawney
    .a = a Sibilla Trelawney
    .gender = f
rising-card-mrs-norris = Mrs Purr
    .a = a Mrs Purr
    .gender = f
rising-card-flitwick = Filius Vitious
    .a = a Filius Vitious
rising-card-sprout = Pomona Sprite
    .a = a Pomona Sprite
    .gender = f
rising-card-pomfrey = Poppy Chips
    .a = a Poppy Chips
    .gender = f
rising-card-filch = Argus Gazza
    .a = ad Argus Gazza
rising-card-dobby = Dobby
    .a = a Dobby
rising-card-tonks = Ninfadora Tonks
    .a = a Ninfadora Tonks
    .gender = f
rising-card-sirius = Sirius Black
    .a = a Sirius Black
rising-card-moody = Alastor “Malocchio” Moody
    .a = ad Alastor “Malocchio” Moody
rising-card-lupin = Remus Lupin
    .a = a Remus Lupin
rising-card-kingsley = Kingsley Shacklebolt
    .a = a Kingsley Shacklebolt
rising-card-molly = Molly Weasley
    .a = a Molly Weasley
    .gender = f
rising-card-arthur = Arthur Weasley
    .a = ad Arthur Weasley
rising-card-bill = Bill Weasley
    .a = a Bill Weasley
rising-card-fleur = Fleur Delacour
    .a = a Fleur Delacour
    .gender = f
rising-card-mundungus = Mundungus Fletcher
    .a = a Mundungus Fletcher
rising-card-aberforth = Aberforth Silente
    .a = ad Aberforth Silente
rising-card-harry = Harry Potter
    .a = a Harry Potter
rising-card-hermione = Hermione Granger
    .a = a Hermione Granger
    .gender = f
rising-card-ron = Ron Weasley
    .a = a Ron Weasley
rising-card-ginny = Ginny Weasley
    .a = a Ginny Weasley
    .gender = f
rising-card-luna = Luna Lovegood
    .a = a Luna Lovegood
    .gender = f
rising-card-neville = Neville Paciock
    .a = a Neville Paciock
rising-card-fred = Fred Weasley
    .a = a Fred Weasley
rising-card-george = George Weasley
    .a = a George Weasley
rising-card-cho = Cho Chang
    .a = a Cho Chang
    .gender = f
rising-card-dean = Dean Thomas
    .a = a Dean Thomas
rising-card-seamus = Seamus Finnigan
    .a = a Seamus Finnigan
rising-card-bellatrix = Bellatrix Lestrange
    .a = a Bellatrix Lestrange
    .gender = f
rising-card-lucius = Lucius Malfoy
    .a = a Lucius Malfoy
rising-card-pettigrew = Peter Minus
    .a = a Peter Minus
rising-card-dolohov = Antonin Dolohov
    .a = ad Antonin Dolohov
rising-card-draco = Draco Malfoy
    .a = a Draco Malfoy
rising-card-greyback = Fenrir Greyback
    .a = a Fenrir Greyback
rising-card-yaxley = Corban Yaxley
    .a = a Corban Yaxley
rising-card-rookwood = Augustus Rookwood
    .a = ad Augustus Rookwood
rising-card-macnair = Walden Macnair
    .a = a Walden Macnair
rising-card-rodolphus = Rodolphus Lestrange
    .a = a Rodolphus Lestrange
rising-card-voldemort = Lord Voldemort
    .a = a Lord Voldemort

## Luoghi, Posizioni, Quartieri Generali. «hq-office1» è la prima capacità di quel Quartier Generale.

rising-loc-ministry = Ministero della Magia
    .art = il Ministero della Magia
    .di = del Ministero della Magia
    .a = al Ministero della Magia
rising-loc-diagon = Diagon Alley
    .art = Diagon Alley
    .di = di Diagon Alley
    .a = a Diagon Alley
    .gender = f
rising-loc-hogsmeade = Hogsmeade
    .art = Hogsmeade
    .di = di Hogsmeade
    .a = a Hogsmeade
    .gender = f
rising-place-mysteries = Ufficio Misteri
    .art = l’Ufficio Misteri
    .di = dell’Ufficio Misteri
    .a = all’Ufficio Misteri
rising-place-atrium = Atrio
    .art = l’Atrio
    .di = dell’Atrio
    .a = all’Atrio
rising-place-ollivanders = Olivander
    .art = il negozio di Olivander
    .di = del negozio di Olivander
    .a = al negozio di Olivander
rising-place-gringotts = Banca Gringott
    .art = la Banca Gringott
    .di = della Banca Gringott
    .a = alla Banca Gringott
    .gender = f
rising-place-hogs-head = Pub Testa di Porco
    .art = il Pub Testa di Porco
    .di = del Pub Testa di Porco
    .a = al Pub Testa di Porco
rising-place-platform = Stazione di Hogsmeade
    .art = la Stazione di Hogsmeade
    .di = della Stazione di Hogsmeade
    .a = alla Stazione di Hogsmeade
    .gender = f
rising-hq-office = Ufficio di Silente
    .art = l’Ufficio di Silente
    .di = dell’Ufficio di Silente
rising-hq-office1 = Ufficio di Silente I
    .art = l’Ufficio di Silente I
    .a = all’Ufficio di Silente I
rising-hq-office2 = Ufficio di Silente II
    .art = l’Ufficio di Silente II
    .a = all’Ufficio di Silente II
rising-hq-grimmauld = 12 Grimmauld Place
    .di = del 12 Grimmauld Place
rising-hq-grimmauld1 = 12 Grimmauld Place I
    .a = al 12 Grimmauld Place I
rising-hq-grimmauld2 = 12 Grimmauld Place II
    .a = al 12 Grimmauld Place II
rising-hq-room = Stanza delle Necessità
    .art = la Stanza delle Necessità
    .di = della Stanza delle Necessità
    .gender = f
rising-hq-room1 = Stanza delle Necessità I
    .art = la Stanza delle Necessità I
    .a = alla Stanza delle Necessità I
rising-hq-room2 = Stanza delle Necessità II
    .art = la Stanza delle Necessità II
    .a = alla Stanza delle Necessità II
rising-aff-hogwarts = Hogwarts
    .di = di Hogwarts
    .a = a Hogwarts
rising-aff-order = Ordine della Fenice
    .art = l’Ordine della Fenice
    .di = dell’Ordine della Fenice
    .a = all’Ordine della Fenice
rising-aff-army = Esercito di Silente
    .art = l’Esercito di Silente
    .di = dell’Esercito di Silente
    .a = all’Esercito di Silente
rising-family-weasley = Weasley

## Tratti, dadi, gettoni Incantesimo

rising-trait-knowledge = Conoscenza
    .gender = f
rising-trait-friendship = Amicizia
    .gender = f
rising-trait-loyalty = Lealtà
    .gender = f
rising-trait-courage = Coraggio
rising-face-knowledge1 = Conoscenza
    .count = { $count ->
        [one] Conoscenza
       *[other] { $count } volte Conoscenza
    }
rising-face-friendship1 = Amicizia
    .count = { $count ->
        [one] Amicizia
       *[other] { $count } volte Amicizia
    }
rising-face-loyalty1 = Lealtà
    .count = { $count ->
        [one] Lealtà
       *[other] { $count } volte Lealtà
    }
rising-face-courage1 = Coraggio
    .count = { $count ->
        [one] Coraggio
       *[other] { $count } volte Coraggio
    }
rising-face-knowledge2 = Doppia Conoscenza
    .count = { $count ->
        [one] Doppia Conoscenza
       *[other] { $count } volte Doppia Conoscenza
    }
rising-face-friendship2 = Doppia Amicizia
    .count = { $count ->
        [one] Doppia Amicizia
       *[other] { $count } volte Doppia Amicizia
    }
rising-face-loyalty2 = Doppia Lealtà
    .count = { $count ->
        [one] Doppia Lealtà
       *[other] { $count } volte Doppia Lealtà
    }
rising-face-courage2 = Doppio Coraggio
    .count = { $count ->
        [one] Doppio Coraggio
       *[other] { $count } volte Doppio Coraggio
    }
rising-face-right = gira a destra
rising-face-left = gira a sinistra
rising-face-mark = Marchio Nero
rising-die-blue = dado blu
    .count = { $count } blu
rising-die-orange = dado arancione
    .count = { $count ->
        [one] { $count } arancione
       *[other] { $count } arancioni
    }
rising-die-red = dado rosso
    .count = { $count ->
        [one] { $count } rosso
       *[other] { $count } rossi
    }
rising-die-purple = dado viola
    .count = { $count } viola
rising-die-blue-orange = dado blu o arancione
rising-die-blue-red = dado blu o rosso
rising-die-blue-purple = dado blu o viola
rising-die-orange-red = dado arancione o rosso
rising-die-orange-purple = dado arancione o viola
rising-die-red-purple = dado rosso o viola
rising-spell-knowledge = gettone Conoscenza
rising-spell-friendship = gettone Amicizia
rising-spell-loyalty = gettone Lealtà
rising-spell-courage = gettone Coraggio
rising-spell-blue-die = gettone dado blu
rising-spell-orange-die = gettone dado arancione
rising-spell-red-die = gettone dado rosso
rising-spell-purple-die = gettone dado viola
rising-spell-exchange = gettone Scambio
rising-spell-heal-two = gettone Cura doppia
rising-spell-heal-pair = gettone Cura per due
rising-spell-cleanse = gettone Purifica

## Dati di una carta

rising-group-wizards = Maghi
rising-group-death-eaters = Mangiamorte
rising-group-voldemort = Lord Voldemort
rising-group-headquarters = Quartieri Generali
rising-group-places = Posizioni
rising-group-spells = Gettoni Incantesimo
rising-group-dice = Dadi
rising-cost = { $trait } ×{ $count }
rising-fact-recruit = Reclutare
rising-fact-attack = Attaccare
rising-fact-pay = Una volta per turno, costo
rising-fact-start = Partenza
rising-fact-slots = { $count ->
    [one] 1 casella Danni
   *[other] { $count } caselle Danni
}
rising-fact-regular = Voldemort presente
rising-fact-special = Marchio Nero
rising-fact-pool = Dadi: { $dice }
rising-fact-copies = { $count ->
    [one] 1 nella scatola
   *[other] { $count } nella scatola
}
rising-fact-faces = Facce: { $faces }.

## Che cosa fanno capacità e gettoni

rising-effect-heal-all = { $amount ->
    [one] Rimuovi 1 Danno da ogni Mago della tua squadra.
   *[other] Rimuovi { $amount } Danni da ogni Mago della tua squadra.
}
rising-effect-heal-own-one = { $amount ->
    [one] Rimuovi 1 Danno da un Mago della tua squadra.
   *[other] Rimuovi { $amount } Danni da un Mago della tua squadra.
}
rising-effect-heal-own-several = { $amount ->
    [one] Scegli fino a { $wizards } Maghi della tua squadra e rimuovi 1 Danno da ciascuno.
   *[other] Scegli fino a { $wizards } Maghi della tua squadra e rimuovi { $amount } Danni da ciascuno.
}
rising-effect-heal-any-one = { $amount ->
    [one] Rimuovi 1 Danno da un Mago di una squadra qualsiasi.
   *[other] Rimuovi { $amount } Danni da un Mago di una squadra qualsiasi.
}
rising-effect-heal-any-several = { $amount ->
    [one] Scegli fino a { $wizards } Maghi di squadre qualsiasi e rimuovi 1 Danno da ciascuno.
   *[other] Scegli fino a { $wizards } Maghi di squadre qualsiasi e rimuovi { $amount } Danni da ciascuno.
}
rising-effect-heal-each = Ogni giocatore può rimuovere { $amount ->
    [one] 1 Danno
   *[other] { $amount } Danni
} da un Mago della propria squadra ({ $more } se appartiene { $affiliation_a }).
rising-effect-clean = Rimuovi { $amount } Corruzione dal tuo Luogo.
rising-effect-clean-more = Rimuovi { $amount } Corruzione dal tuo Luogo, oppure { $more } se sei { $where_a }.
rising-effect-hit = { $amount ->
    [one] Infliggi 1 Danno a un Mangiamorte nel tuo Luogo e pesca 1 gettone Incantesimo.
   *[other] Infliggi { $amount } Danni a un Mangiamorte nel tuo Luogo e pesca 1 gettone Incantesimo per ciascuno.
}
rising-effect-draw = { $amount ->
    [one] Pesca 1 gettone Incantesimo.
   *[other] Pesca { $amount } gettoni Incantesimo.
}
rising-effect-others-draw = { $amount ->
    [one] Ogni altro giocatore con almeno { $least } Maghi { $affiliation_di } in squadra può pescare 1 gettone Incantesimo.
   *[other] Ogni altro giocatore con almeno { $least } Maghi { $affiliation_di } in squadra può pescare { $amount } gettoni Incantesimo.
}
rising-effect-add-die = Aggiungi alla riserva 1 { $die }.
rising-effect-symbol = Copri 1 simbolo { $trait }.
rising-effect-exchange = Scambia un tuo Mago con quello di un altro giocatore, se accetta.
rising-effect-cleanse = Rimuovi { $amount } Corruzione da un Luogo qualsiasi.
rising-ability-pool = A ogni turno tira 1 { $dice } in più.
rising-ability-pool-affiliation = Con un Mago { $company_di } in squadra, a ogni turno tira 1 { $dice } in più.
rising-ability-pool-another-affiliation = Con un altro Mago { $company_di } in squadra, a ogni turno tira 1 { $dice } in più.
rising-ability-pool-one = Con { $company } in squadra, a ogni turno tira 1 { $dice } in più.
rising-ability-pool-another-one = Con un altro { $company } in squadra, a ogni turno tira 1 { $dice } in più.
rising-ability-pool-either = Con { $company } o { $other } in squadra, a ogni turno tira 1 { $dice } in più.
rising-ability-pool-another-either = Con un altro { $company } o con { $other } in squadra, a ogni turno tira 1 { $dice } in più.
rising-ability-pool-several = Con almeno { $least } di questi in squadra, a ogni turno tira 1 { $dice } in più: { $company }.
rising-ability-pool-another-several = Con almeno altri { $least } di questi in squadra, a ogni turno tira 1 { $dice } in più: { $company }.
rising-ability-reroll = { $most ->
    [one] Una volta per turno, prima di assegnare i dadi, puoi ripetere il tiro di un dado.
   *[other] Una volta per turno, prima di assegnare i dadi, puoi ripetere il tiro di massimo { $most } dadi.
}
rising-ability-reroll-any = Una volta per turno, prima di assegnare i dadi, puoi ripetere il tiro di quanti dadi vuoi.
rising-ability-set = Una volta per turno, prima di assegnare i dadi, puoi girare un dado su un singolo simbolo { $trait }.
rising-ability-set-either = Una volta per turno, prima di assegnare i dadi, puoi girare un dado su un singolo simbolo { $trait } o { $other }.
rising-ability-wound = { $amount ->
    [one] Puoi farlo una volta per turno, mettendo 1 Danno su questa carta.
   *[other] Puoi farlo una volta per turno, mettendo { $amount } Danni su questa carta.
}
rising-ability-wound-early = { $amount ->
    [one] Puoi farlo una volta per turno, prima del primo tiro, mettendo 1 Danno su questa carta.
   *[other] Puoi farlo una volta per turno, prima del primo tiro, mettendo { $amount } Danni su questa carta.
}
rising-ability-move = Una volta per turno, prima del primo tiro, puoi spostare il tuo gettone Missione in un Luogo qualsiasi. La riserva non cambia.

## Che cosa fanno i Mangiamorte e le Posizioni corrotte. $among: 0 tutti, 1 i più feriti, 2 i meno feriti.

rising-villain-damage-active = { $among ->
    [0] Ogni Mago della squadra attiva subisce { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        }.
    [1] I Maghi più feriti della squadra attiva subiscono { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ciascuno.
   *[2] I Maghi meno feriti della squadra attiva subiscono { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ciascuno.
}
rising-villain-damage-active-named = { $among ->
    [0] Ogni Mago { $affiliation_di } della squadra attiva subisce { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        }.
    [1] I Maghi { $affiliation_di } più feriti della squadra attiva subiscono { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ciascuno.
   *[2] I Maghi { $affiliation_di } meno feriti della squadra attiva subiscono { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ciascuno.
}
rising-villain-damage-each-team = { $among ->
    [0] Ogni Mago di ogni squadra subisce { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        }.
    [1] I Maghi più feriti di ogni squadra subiscono { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ciascuno.
   *[2] I Maghi meno feriti di ogni squadra subiscono { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ciascuno.
}
rising-villain-damage-each-team-named = { $among ->
    [0] Ogni Mago { $affiliation_di } di ogni squadra subisce { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        }.
    [1] I Maghi { $affiliation_di } più feriti di ogni squadra subiscono { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ciascuno.
   *[2] I Maghi { $affiliation_di } meno feriti di ogni squadra subiscono { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ciascuno.
}
rising-villain-damage-board = { $among ->
    [0] Ogni carta Mago accanto a questo Luogo (non nelle squadre) subisce { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        }.
    [1] Le carte Mago più ferite accanto a questo Luogo (non nelle squadre) subiscono { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ciascuna.
   *[2] Le carte Mago meno ferite accanto a questo Luogo (non nelle squadre) subiscono { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ciascuna.
}
rising-villain-damage-board-named = { $among ->
    [0] Ogni carta { $affiliation_di } accanto a questo Luogo (non nelle squadre) subisce { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        }.
    [1] Le carte { $affiliation_di } più ferite accanto a questo Luogo (non nelle squadre) subiscono { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ciascuna.
   *[2] Le carte { $affiliation_di } meno ferite accanto a questo Luogo (non nelle squadre) subiscono { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ciascuna.
}
rising-villain-damage-board-at = Ogni carta Mago accanto { $where_a } (non nelle squadre) subisce { $amount ->
        [one] 1 Danno
       *[other] { $amount } Danni
    }.
rising-villain-damage-here = { $among ->
    [0] Ogni Mago in questo Luogo subisce { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        }.
    [1] I Maghi più feriti in questo Luogo subiscono { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ciascuno.
   *[2] I Maghi meno feriti in questo Luogo subiscono { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ciascuno.
}
rising-villain-damage-here-named = { $among ->
    [0] Ogni Mago { $affiliation_di } in questo Luogo subisce { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        }.
    [1] I Maghi { $affiliation_di } più feriti in questo Luogo subiscono { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ciascuno.
   *[2] I Maghi { $affiliation_di } meno feriti in questo Luogo subiscono { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ciascuno.
}
rising-villain-otherwise = Se non ce n’è nessuno, aggiungi invece { $amount } Corruzione qui.
rising-villain-corrupt-here = Aggiungi { $amount } Corruzione in questo Luogo.
rising-villain-corrupt-at = Aggiungi { $amount } Corruzione { $where_a }.
rising-villain-corrupt-each-with-death-eater = Aggiungi { $amount } Corruzione in ogni Luogo con un Mangiamorte.
rising-villain-restore = { $amount ->
    [one] Rimuovi 1 Danno da ogni altro Mangiamorte.
   *[other] Rimuovi { $amount } Danni da ogni altro Mangiamorte.
}
rising-villain-lose-spell-active = { $amount ->
    [one] Il giocatore attivo scarta un gettone Incantesimo a caso.
   *[other] Il giocatore attivo scarta { $amount } gettoni Incantesimo a caso.
}
rising-villain-lose-spell-each = { $amount ->
    [one] Ogni giocatore scarta un gettone Incantesimo a caso.
   *[other] Ogni giocatore scarta { $amount } gettoni Incantesimo a caso.
}
rising-penalty-harder = In questo turno ogni attacco a un Mangiamorte richiede { $amount } { $trait } in più.
rising-penalty-no-spells = In questo turno nessuno può usare gettoni Incantesimo.
rising-penalty-heal-limit = In questo turno si può curare solo un Mago per squadra.
rising-penalty-lose-die = { $amount ->
    [one] Il giocatore attivo perde un dado a caso prima del primo tiro.
   *[other] Il giocatore attivo perde { $amount } dadi a caso prima del primo tiro.
}
rising-voldemort-cap = Una volta rivelato, non ha mai più Danni di quanti Mangiamorte sono ad Azkaban.
rising-voldemort-redeploy = Prima del primo tiro del turno, il giocatore attivo può rinunciare a un dado per spostarsi nel suo Luogo.
